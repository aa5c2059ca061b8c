import * as z from 'zod/mini'
import { localeCodes } from '#shared/locales.ts'
import { hourCycles } from '#shared/regional-tag.ts'
import { factsSchema } from './facts.ts'
import { industries } from './industries.ts'
import { registers } from './register.ts'
import { richTextSchema } from './rich-text.ts'
import { defaultTheme, themeSchema } from './theme.ts'

/**
 * A language of a page's content. The same codes as an interface `Locale`, but another thing: a
 * Japanese visitor may read a Portuguese page.
 */
export const pageLanguageSchema = z.enum(localeCodes)
export type PageLanguage = z.infer<typeof pageLanguageSchema>

/** Where a text came from. What a person typed (`user`) no generation overwrites. */
export const sourceSchema = z.enum(['brief', 'bank', 'model', 'user'])
export type Source = z.infer<typeof sourceSchema>

export const blockIdSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'a block id'))

/** A block of any kind, also of one this version does not know. */
const blockSchema = z.object({
  type: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  variant: z.string().check(z.maxLength(40)),
  /** The version of `props`; absent means 1. */
  version: z.optional(z.number().check(z.int(), z.gte(1))),
  hidden: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
  props: z.record(z.string(), z.unknown()),
})
export type Block = z.infer<typeof blockSchema>

/** What a page may hold at most; one more is refused. */
export const mostBlocks = 60

/** An upload that stands for the page where it is not: in the browser's tab, where links unfold. */
const ownPictureSchema = z.object({
  kind: z.literal('upload'),
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'the id of an upload')),
})

export const metaSchema = z.object({
  title: z.string().check(z.maxLength(140)),
  description: z.string().check(z.maxLength(320)),
  /** schema.org type of the business; derived from the industry when absent. */
  schemaType: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
  industry: z.enum(industries),
  /** ISO 3166-1: the country whose money, dates and numbers the page writes. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'a country code such as BR'))),
  /** Whether its creator writes 7 pm or 19:00; as the country does where absent. */
  hourCycle: z.optional(z.enum(hourCycles)),
  /** How the page speaks to its readers; its languages' own way where absent. */
  register: z.optional(z.enum(registers)),
  /** In the place of the page's monogram, and of the card that is drawn. */
  icon: z.optional(ownPictureSchema),
  card: z.optional(ownPictureSchema),
  /** Same brief and same seed, same page. */
  seed: z.number().check(z.int(), z.gte(0)),
})
export type Meta = z.infer<typeof metaSchema>

export const translationSchema = z.object({
  text: z.union([z.string().check(z.maxLength(4000)), richTextSchema]),
  /** `textHash` of the source text this was made from; another hash means it is out of date. */
  srcHash: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  state: z.enum(['done', 'needs']),
})

/** Keys are `id.path`, for example `hero.title` or `menu.groups.0.name`; `meta.title` for meta. */
export const textKeySchema = z.string().check(z.maxLength(200))

export const documentSchema = z.object({
  v: z.literal(2),
  id: z.string().check(z.maxLength(64)),
  rev: z.number().check(z.int(), z.gte(0)),
  base: pageLanguageSchema,
  /** Every language of the page, `base` first. */
  locales: z.array(pageLanguageSchema).check(z.minLength(1), z.maxLength(localeCodes.length)),
  meta: metaSchema,
  facts: factsSchema,
  theme: themeSchema,
  order: z.array(blockIdSchema).check(z.maxLength(mostBlocks)),
  blocks: z.record(blockIdSchema, blockSchema),
  src: z.record(textKeySchema, sourceSchema),
  i18n: z.partialRecord(pageLanguageSchema, z.record(textKeySchema, translationSchema)),
})

/** A page: flat, versioned, and valid at every moment of its making. */
export type PageDocument = z.infer<typeof documentSchema>

/** A page nothing is written on yet. */
export function emptyDocument(id: string, base: PageLanguage): PageDocument {
  return {
    v: 2,
    id,
    rev: 0,
    base,
    locales: [base],
    meta: { title: '', description: '', industry: 'general', seed: 0 },
    facts: {},
    theme: defaultTheme,
    order: [],
    blocks: {},
    src: {},
    i18n: {},
  }
}
