import * as z from 'zod/mini'
import { localeCodes } from '#shared/locales.ts'
import { briefManners, briefRowSchema } from './brief-rows.ts'
import { askSchema, outcomeSchema } from './command-outcome.ts'
import {
  blockIdSchema,
  documentSchema,
  metaSchema,
  pageLanguageSchema,
  sourceSchema,
  textKeySchema,
  translationSchema,
} from './document.ts'
import {
  areaSchema,
  factKeys,
  factSchemas,
  personSchema,
  priceSchema,
  programmeItemSchema,
} from './facts.ts'
import { industries } from './industries.ts'
import { isPath } from './path.ts'
import { themePatchSchema } from './theme.ts'
import { usageSchema } from './usage.ts'

const id = blockIdSchema
/** Into the props of a block. */
export const pathSchema = z
  .string()
  .check(z.maxLength(160), z.refine(isPath, 'a path such as items.2.title'))
const path = pathSchema
const name = z.string().check(z.maxLength(40))
/** Who wrote it; without one, what an edit brings is the person's and what a job brings the bank's. */
const src = z.optional(sourceSchema)
/** The block to stand behind; null for the top. */
const after = z.nullable(id)

const confidence = z.number().check(z.gte(0), z.lte(1))
/** `[start, end)` in UTF-16 units of the trimmed brief. */
const span = z.tuple([z.number(), z.number()])
const found = <T extends z.ZodMiniType>(value: T) => z.object({ value, span, confidence })

/** Facts with the words of the brief each rests on; lists have a span for every entry. */
const understoodFactsSchema = z.object({
  name: z.optional(found(factSchemas.name)),
  kind: z.optional(found(factSchemas.kind)),
  place: z.optional(found(factSchemas.place)),
  phone: z.optional(found(factSchemas.phone)),
  whatsapp: z.optional(found(factSchemas.whatsapp)),
  email: z.optional(found(factSchemas.email)),
  url: z.optional(found(factSchemas.url)),
  hours: z.optional(found(factSchemas.hours)),
  audience: z.optional(found(factSchemas.audience)),
  since: z.optional(found(factSchemas.since)),
  deadline: z.optional(found(factSchemas.deadline)),
  phoneText: z.optional(found(factSchemas.phoneText)),
  action: z.optional(found(factSchemas.action)),
  area: z.optional(z.array(found(areaSchema))),
  prices: z.array(found(z.omit(priceSchema, { id: true }))),
  offers: z.array(found(z.string())),
  people: z.optional(z.array(found(personSchema))),
  highlights: z.optional(z.array(found(z.string()))),
  policies: z.optional(z.array(found(z.string()))),
  programme: z.optional(z.array(found(programmeItemSchema))),
})

export const understoodSchema = z.object({
  op: z.literal('understood'),
  locale: pageLanguageSchema,
  industry: z.enum(industries),
  confidence,
  facts: understoodFactsSchema,
  /** What else it may be called, the likeliest first. */
  nameChoices: z.optional(z.array(found(factSchemas.name))),
  /** Of hours that stand on the page in words, the week read in them. */
  partOfWeek: z.optional(factSchemas.hours),
})
export type Understood = z.infer<typeof understoodSchema>

/** What a part of a brief is there for. */
export const spanRoles = [
  'name',
  'kind',
  'place',
  'area',
  'offer',
  'price',
  'hours',
  'contact',
  'audience',
  'highlight',
  'story',
  'person',
  'process',
  'policy',
  'programme',
  'deadline',
  'action',
  'instruction',
  'courtesy',
] as const
export type SpanRole = (typeof spanRoles)[number]

/**
 * Where every word of the brief went. Spans are ordered and do not overlap; each letter and digit
 * of the trimmed brief lies in exactly one.
 */
export const ledgerSchema = z.object({
  op: z.literal('ledger'),
  spans: z.array(
    z.object({
      span,
      role: z.enum(spanRoles),
      /** The fact it was read as. */
      fact: z.optional(z.enum(factKeys)),
      /** The texts of the page it stands in; `id` is a block or 'theme'. */
      at: z.optional(z.array(z.object({ id: z.string(), path: z.string() }))),
      /** Stands nowhere yet: its creator is asked about it. */
      left: z.optional(z.literal(true)),
      /** Its creator left it out. */
      out: z.optional(z.literal(true)),
    }),
  ),
  /** The lines and sentences of the brief, in order: what its creator chooses from. */
  rows: z.optional(z.array(briefRowSchema)),
  /** What it reads like, where it was pasted or dictated. */
  manner: z.optional(z.enum(briefManners)),
})
export type Ledger = z.infer<typeof ledgerSchema>

/**
 * Meta of the page; `locales` adds or drops languages, `base` stays. Absent keys stay as they are.
 */
const metaPatchSchema = z.partial(
  z.extend(metaSchema, {
    /** Null leaves it to the industry again. */
    schemaType: z.nullable(metaSchema.shape.schemaType),
    /** Null leaves it to what is drawn. */
    icon: z.nullable(metaSchema.shape.icon),
    card: z.nullable(metaSchema.shape.card),
    locales: z.array(pageLanguageSchema).check(z.maxLength(localeCodes.length)),
  }),
)

/** The ops a person's edit may hold. */
const editOps = [
  z.object({ op: z.literal('theme'), theme: themePatchSchema }),
  z.object({ op: z.literal('meta'), meta: metaPatchSchema, src }),
  /** `value` null forgets the fact. */
  z.object({ op: z.literal('fact'), key: z.enum(factKeys), value: z.unknown(), src }),
  /** `path` is inside props, or one of `@variant`, `@hidden`, `@locked` for the block itself. */
  z.object({ op: z.literal('set'), id, path, value: z.unknown(), src }),
  z.object({ op: z.literal('append'), id, path, delta: z.string(), src }),
  z.object({
    op: z.literal('insert'),
    id,
    type: name,
    variant: name,
    props: z.record(z.string(), z.unknown()),
    after,
    src,
  }),
  z.object({ op: z.literal('move'), id, after }),
  z.object({ op: z.literal('remove'), id }),
  /**
   * `id` is a block or 'meta'; `text` null forgets the translation. `srcHash` is of the text it was
   * made from, where one is put back; else it is made from what the page says.
   */
  z.object({
    op: z.literal('translate'),
    locale: pageLanguageSchema,
    id,
    path,
    text: z.nullable(translationSchema.shape.text),
    state: translationSchema.shape.state,
    srcHash: z.optional(translationSchema.shape.srcHash),
    src,
  }),
  /** Who wrote these texts, by `id.path`; null where nobody is known to have. */
  z.object({ op: z.literal('source'), texts: z.record(textKeySchema, z.nullable(sourceSchema)) }),
] as const

/** The ops only a generation emits. */
const generationOps = [
  /** Opens a stream; `document` is what the ops that follow are folded onto. */
  z.object({
    op: z.literal('start'),
    generation: z.string(),
    slug: z.string(),
    document: documentSchema,
  }),
  z.object({
    op: z.literal('plan'),
    blocks: z.array(z.object({ id, type: name, variant: name })),
    /** Blocks of the page that stay beside the planned ones, as they are. */
    keeps: z.optional(z.array(id)),
  }),
  understoodSchema,
  ledgerSchema,
  z.object({ op: z.literal('blockDone'), id }),
  z.object({ op: z.literal('note'), code: name, text: z.string().check(z.maxLength(500)) }),
  /** What became of a wish, or of a part of it. */
  z.extend(outcomeSchema, { op: z.literal('outcome') }),
  /** A wish was read in part: nothing is changed, and this is asked. */
  z.extend(askSchema, { op: z.literal('ask') }),
  z.object({ op: z.literal('attempt'), n: z.number().check(z.int(), z.gte(1)) }),
  z.object({ op: z.literal('ping') }),
  z.object({
    op: z.literal('done'),
    rev: z.number().check(z.int()),
    status: z.enum(['complete', 'truncated', 'cancelled']),
    usage: z.optional(usageSchema),
  }),
  z.object({
    op: z.literal('fail'),
    rev: z.number().check(z.int()),
    code: name,
    message: z.string(),
    missing: z.array(z.string()),
  }),
] as const

const editNames = editOps.map(({ shape }) => shape.op.def.values[0])
export const editOpSchema = z.discriminatedUnion('op', editOps, `one of ${editNames.join(', ')}`)
export const opSchema = z.discriminatedUnion('op', [...editOps, ...generationOps])

export type EditOp = z.infer<typeof editOpSchema>
/** One change to a page, or one event of a generation. */
export type Op = z.infer<typeof opSchema>
/** The op of that name. */
export type OpOf<K extends Op['op']> = Extract<Op, { op: K }>
