import * as z from 'zod/mini'
import { engines } from '../engines.ts'
import { localeCodes } from '../locales.ts'
import { documentSchema, pageLanguageSchema } from '../page/document.ts'
import { opSchema } from '../page/ops.ts'
import { usageSchema } from '../page/usage.ts'
import { version1Schema } from '../page/version-1.ts'
import { type Answers, count, maybe, time, told } from './answer.ts'

const summary = {
  slug: z.string(),
  title: z.string(),
  name: z.string(),
  colour: z.string(),
  locale: pageLanguageSchema,
  locales: z.array(pageLanguageSchema),
  state: z.enum(['draft', 'published', 'trashed']),
  rev: count,
  publishedRev: maybe(count),
  version: z.union([z.literal(1), z.literal(2)]),
  createdAt: time,
  updatedAt: time,
  trashedAt: maybe(time),
  takenDown: z.optional(told({ at: time, reason: maybe(z.string()) })),
}
export const pageSummary = told(summary)

export const generationSummary = told({
  id: z.string(),
  slug: z.string(),
  status: z.enum(['queued', 'idle', 'writing', 'complete', 'truncated', 'cancelled', 'failed']),
  brief: z.string(),
  seed: z.number(),
  engine: z.enum(engines),
  photos: z.array(z.string()),
  logo: maybe(z.string()),
  usage: maybe(usageSchema),
  lastSeq: count,
  createdAt: time,
})

export const pageDetail = told({
  ...summary,
  document: z.union([documentSchema, version1Schema]),
  generation: maybe(generationSummary),
  guest: z.optional(told({ number: count })),
})

const visits = { views: count }

/** Of `pages`, `generations` and `files`, what is told as JSON. */
export const pageAnswers = {
  listPages: told({
    items: z.array(told({ ...summary, unread: count })),
    nextCursor: maybe(z.string()),
    room: maybe(told({ used: count, limit: count })),
  }),
  getPage: pageDetail,
  editPage: told({ rev: count, inverse: z.array(opSchema) }),
  trashPage: pageSummary,
  restorePage: pageSummary,
  erasePage: told({ slug: z.string() }),
  duplicatePage: pageSummary,
  publishPage: told({ ...summary, warnings: z.array(z.string()) }),
  checkSlug: told({ slug: z.string(), isFree: z.boolean() }),
  unpublishPage: pageSummary,
  upgradePage: pageDetail,
  revertPage: pageDetail,
  getViews: told({
    total: count,
    days: z.array(told({ day: z.string(), ...visits })),
    locales: z.array(told({ locale: z.enum(localeCodes), ...visits })),
    referrers: z.array(told({ host: z.string(), ...visits })),
  }),
  getGeneration: generationSummary,
  cancelGeneration: generationSummary,
  createVersion1: told({ slug: z.string(), document: version1Schema }),
  importPage: told({ ...summary, missingPictures: count }),
  createUpload: told({
    id: z.string(),
    url: z.string(),
    width: count,
    height: count,
    focal: told({ x: z.number(), y: z.number() }),
  }),
  deleteUpload: told({ pages: z.array(told({ slug: z.string() })) }),
} satisfies Answers
