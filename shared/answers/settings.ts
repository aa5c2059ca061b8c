import * as z from 'zod/mini'
import { pageLanguageSchema } from '../page/document.ts'
import { shareAccesses } from '../shares.ts'
import { type Answers, count, listOf, maybe, partOf, time, told } from './answer.ts'

const pageSettings = told({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  translations: z.partialRecord(
    pageLanguageSchema,
    told({ title: z.string(), description: z.string(), slug: z.string() }),
  ),
  locales: z.array(pageLanguageSchema),
  listed: z.boolean(),
  noindex: z.boolean(),
  sharesBrief: z.boolean(),
  icon: maybe(z.string()),
  card: maybe(z.string()),
})

const pageDomain = told({
  host: z.string(),
  state: z.enum(['waiting', 'active']),
  url: z.string(),
  proofUrl: z.string(),
  waitsUntil: maybe(time),
  records: z.array(
    told({ type: z.enum(['A', 'AAAA', 'CNAME', 'ALIAS']), name: z.string(), value: z.string() }),
  ),
})

const share = told({
  id: z.string(),
  token: z.string(),
  access: z.enum(shareAccesses),
  url: z.string(),
  expiresAt: maybe(time),
  maxViews: maybe(count),
  pin: maybe(count),
  hasPassword: z.boolean(),
  views: count,
  guesses: count,
  editors: count,
  createdAt: time,
  revokedAt: maybe(time),
})

const joined = told({
  slug: z.string(),
  name: z.string(),
  colour: z.string(),
  locale: pageLanguageSchema,
  rev: count,
  updatedAt: time,
  joinedAt: time,
  expiresAt: maybe(time),
  number: count,
  calledAs: maybe(z.string()),
})

const editor = told({
  number: count,
  name: maybe(z.string()),
  joinedAt: time,
  changedAt: maybe(time),
  shares: z.array(z.string()),
})

const visit = told({
  id: z.string(),
  at: time,
  state: z.enum(['opened', 'refused', 'wrong', 'blocked']),
})
const joining = told({
  id: z.string(),
  at: time,
  state: z.enum(['joined', 'left']),
  editor: told({ number: count, name: maybe(z.string()) }),
})

const submission = told({
  id: z.string(),
  block: z.string(),
  fields: z.record(z.string(), z.string()),
  createdAt: time,
  readAt: maybe(time),
})

/** Of `settings`, `shares` and `submissions`. */
export const settingsAnswers = {
  getSettings: pageSettings,
  putSettings: pageSettings,
  getDomain: told({ domain: maybe(pageDomain) }),
  putDomain: told({ domain: maybe(pageDomain) }),
  checkDomain: told({
    check: z.enum(['active', 'no_record', 'elsewhere', 'no_answer']),
    domain: pageDomain,
  }),
  removeDomain: told({ domain: z.null() }),
  listShares: listOf(share),
  createShare: share,
  revokeShare: share,
  listShareVisits: listOf(z.union([visit, joining])),
  listEditors: listOf(editor),
  removeEditor: told({ number: count }),
  listJoined: listOf(joined),
  joinPage: joined,
  leavePage: told({ slug: z.string() }),
  listSubmissions: told({ ...partOf(submission).shape, unread: count }),
  markSubmission: told({ id: z.string(), readAt: maybe(time) }),
  markAllSubmissions: told({ readAt: time }),
  deleteSubmission: told({ id: z.string() }),
} satisfies Answers
