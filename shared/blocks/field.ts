import * as z from 'zod/mini'
import { isSafeHref, type RichText, richTextSchema } from '#shared/page/rich-text.ts'

/**
 * One field of a block: how it is checked, what it is when empty, and the marks from which the
 * editor's form, the composer's slots, translation and the model's instructions derive.
 */
export interface Field<T = unknown> {
  kind:
    | 'text'
    | 'date'
    | 'rich'
    | 'choice'
    | 'flag'
    | 'icon'
    | 'href'
    | 'media'
    | 'alt'
    | 'price'
    | 'list'
  schema: z.ZodMiniType<T>
  empty: T
  /** Words a reader sees, and so words that have a translation. */
  translatable: boolean
  /** The most characters of a text, or items of a list. */
  max?: number
  multiline?: boolean
  options?: readonly string[]
  item?: Fields
  /** Of an item those that say something: readers see it as soon as one of them is there. */
  needs?: readonly string[]
  /** Of a value that is made of several: those that count as fields of their own. */
  parts?: Fields
}

export type Fields = Record<string, Field>
export type ValueOf<F> = F extends Field<infer T> ? T : never
export type ValuesOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }

/** One line of words, or several; never longer than `max` characters. */
export function text(max: number, { multiline = false } = {}): Field<string> {
  return { kind: 'text', schema: boundedText(max), empty: '', translatable: true, max, multiline }
}

/** Text that is the same in every language: a value, a time, a person's name. */
export function plain(max: number): Field<string> {
  return { kind: 'text', schema: boundedText(max), empty: '', translatable: false, max }
}

/** A day or a moment in ISO 8601, such as `2026-05-01` or `2026-05-01T19:30`, or ''. */
export function date(max: number): Field<string> {
  return { kind: 'date', schema: boundedText(max), empty: '', translatable: false, max }
}

export function rich(): Field<RichText> {
  return { kind: 'rich', schema: richTextSchema, empty: [], translatable: true }
}

export function choice<const T extends string>(options: readonly [T, ...T[]]): Field<T> {
  return {
    kind: 'choice',
    schema: z.enum(options),
    empty: options[0],
    translatable: false,
    options,
  }
}

export function flag(): Field<boolean> {
  return { kind: 'flag', schema: z.boolean(), empty: false, translatable: false }
}

/** The name of a bundled icon (Lucide's names), or '' for none. */
export function icon(): Field<string> {
  const schema = z.string().check(z.regex(/^[a-z0-9-]{0,40}$/, 'an icon name'))
  return { kind: 'icon', schema, empty: '', translatable: false }
}

/** A link target: an anchor `#id`, a fact such as `fact:phone`, or an address. */
export function href(): Field<string> {
  const allowed = (value: string) =>
    value === '' ||
    /^fact:(phone|sms|whatsapp|line|kakao|email|url|map)$/.test(value) ||
    isSafeHref(value)
  const schema = z
    .string()
    .check(
      z.maxLength(2000),
      z.refine(allowed, 'a web, mail or phone address, or a place on the page'),
    )
  return { kind: 'href', schema, empty: '', translatable: false }
}

/** What a picture shows, for who cannot see it: words that are never drawn. */
const alt: Field<string> = {
  kind: 'alt',
  schema: boundedText(300),
  empty: '',
  translatable: true,
  max: 300,
}

const mediaSchema = z.nullable(
  z.object({
    kind: z.enum(['art', 'upload']),
    /** A seed for drawn art; the upload's id for a picture. */
    id: z.string().check(z.regex(/^[\w-]{1,80}$/, 'letters, digits, - and _')),
    alt: alt.schema,
    focal: z.optional(
      z.object({
        x: z.number().check(z.gte(0), z.lte(1)),
        y: z.number().check(z.gte(0), z.lte(1)),
      }),
    ),
    ratio: z.optional(z.enum(['square', 'portrait', 'landscape', 'wide', 'panorama'])),
  }),
)
export type Media = z.infer<typeof mediaSchema>

export function media(): Field<Media> {
  return { kind: 'media', schema: mediaSchema, empty: null, translatable: false, parts: { alt } }
}

/** The id of a price in the page's facts, or ''. The amount itself lives there, once. */
export function price(): Field<string> {
  const schema = z.string().check(z.regex(/^[\w-]{0,40}$/, 'the id of a price'))
  return { kind: 'price', schema, empty: '', translatable: false }
}

export function list<F extends Fields>(
  item: F,
  max: number,
  needs: readonly (keyof F & string)[] = [],
): Field<ValuesOf<F>[]> {
  const schema = z.array(objectOf(item)).check(z.maxLength(max)) as z.ZodMiniType<ValuesOf<F>[]>
  return { kind: 'list', schema, empty: [], translatable: false, max, item, needs }
}

/** A button or link: what it says, where it leads. */
export const action = { label: text(60), to: href(), kind: choice(['primary', 'secondary']) }

const objects = new WeakMap<Fields, z.ZodMiniType>()

/** The schema of these fields together, made once: every op that sets a prop asks for it. */
export function objectOf<F extends Fields>(fields: F): z.ZodMiniType<ValuesOf<F>> {
  const known = objects.get(fields)
  if (known) return known as z.ZodMiniType<ValuesOf<F>>
  const shape = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.schema]),
  )
  const schema = z.strictObject(shape)
  objects.set(fields, schema)
  return schema as unknown as z.ZodMiniType<ValuesOf<F>>
}

export function emptyOf<F extends Fields>(fields: F): ValuesOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.empty]),
  ) as ValuesOf<F>
}

function boundedText(max: number): z.ZodMiniType<string> {
  return z.string().check(z.maxLength(max, `at most ${max} characters`))
}
