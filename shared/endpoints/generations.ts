import * as z from 'zod/mini'
import { briefLimits } from '../brief-limits.ts'
import { engines } from '../engines.ts'
import { localeCodes } from '../locales.ts'
import { pageLanguageSchema } from '../page/document.ts'
import { type Op, opSchema } from '../page/ops.ts'
import type { Version1Document } from '../page/version-1.ts'
import type { GenerationSummary } from '../payloads.ts'
import { mostPhotos } from '../upload-limits.ts'
import {
  answer,
  type Endpoint,
  fields,
  idempotent,
  languages,
  page,
  trimmed,
  whole,
  wholeAsked,
} from './endpoint.ts'

const broughtPicture = fields({
  /** Of the upload. */
  id: z.string().check(z.regex(/^[\w-]{1,80}$/, 'the id of an upload')),
  /** What it shows, for who cannot see it. */
  alt: z.optional(z.string().check(z.maxLength(300))),
  /** What its file was called: it may say who or what is shown. */
  name: z.optional(z.string().check(z.maxLength(200))),
})

/** More than a brief has sentences. */
const mostChosen = 1000
const stretches = z
  .array(z.tuple([whole(0, briefLimits.max), whole(0, briefLimits.max)]))
  .check(z.maxLength(mostChosen))

/** What writes pages. */
export const generations = {
  createGeneration: {
    summary: 'Write a page from a brief',
    errors: ['not_found'],
    method: 'POST',
    path: '/generations',
    status: 200,
    input: fields({
      brief: trimmed(briefLimits.max),
      /** The language of the page; detected from the brief where `auto` or absent. */
      locale: z.optional(z.enum([...localeCodes, 'auto'])),
      locales: z.optional(languages),
      slug: z.optional(z.string().check(z.maxLength(80))),
      /** What writes; absent is the composer. */
      engine: z.optional(z.enum(engines)),
      /** Uploads of the creator's own, the one to lead with first; absent keeps those of before. */
      photos: z.optional(z.array(broughtPicture).check(z.maxLength(mostPhotos))),
      /** For the header, and for the colours of the page; null takes it away. */
      logo: z.optional(z.nullable(broughtPicture)),
      seed: z.optional(whole(0, 2 ** 31)),
      /** There are none yet. */
      options: z.optional(fields({})),
    }),
    headers: idempotent,
    stream: opSchema,
    output: answer<Op>(),
    limit: 'generation',
  },
  getGeneration: {
    summary: 'Read how a generation stands',
    method: 'GET',
    path: '/generations/:id',
    status: 200,
    output: answer<GenerationSummary>(),
  },
  followGeneration: {
    summary: 'Follow a generation',
    method: 'GET',
    path: '/generations/:id/events',
    status: 200,
    query: fields({ after: z.optional(wholeAsked(0)) }),
    headers: {
      'Last-Event-ID': { what: 'the id of the last op received; it counts for more than `after`' },
    },
    stream: opSchema,
    orElse: { status: 204, what: 'Ended, and nothing came after' },
    output: answer<Op>(),
  },
  cancelGeneration: {
    summary: 'Cancel a generation',
    method: 'POST',
    path: '/generations/:id/cancel',
    status: 202,
    orElse: { status: 200, what: 'It had ended already' },
    output: answer<GenerationSummary>(),
  },
  regeneratePage: {
    summary: 'Write a page or one block anew',
    method: 'POST',
    path: `${page}/regenerate`,
    status: 200,
    input: fields({
      block: z.optional(z.string().check(z.maxLength(40))),
      /** Absent is what wrote the page before. */
      engine: z.optional(z.enum(engines)),
      seed: z.optional(whole(0)),
      /**
       * What of the brief visitors read, as `[start, end]` of it: the page keeps its seed and all that
       * was changed by hand, and these choices replace those of before.
       */
      chosen: z.optional(fields({ without: stretches, with: stretches })),
    }),
    headers: idempotent,
    stream: opSchema,
    output: answer<Op>(),
    limit: 'generation',
  },
  createVersion1: {
    summary: 'Write a page of version 1',
    method: 'POST',
    path: '/v1/pages',
    status: 201,
    input: fields({
      title: trimmed(140),
      about: trimmed(briefLimits.max),
      sections: z.array(trimmed(120)).check(z.minLength(1), z.maxLength(12)),
      colour: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'a colour such as #c2410c'))),
      locale: z.optional(pageLanguageSchema),
    }),
    output: answer<{ slug: string; document: Version1Document }>(),
    limit: 'generation',
  },
} as const satisfies Record<string, Endpoint>
