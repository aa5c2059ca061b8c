import * as z from 'zod/mini'
import { briefLimits } from './brief-limits.ts'
import { engines } from './engines.ts'
import { uploadMaxBytes, uploadTypes } from './images.ts'
import type { DocumentChanges } from './page/compare-documents.ts'
import { pageLanguageSchema } from './page/document.ts'
import { editOpSchema, type Op, opSchema } from './page/ops.ts'
import type { Version1Document } from './page/version-1.ts'
import {
  type ApiToken,
  type GenerationSummary,
  type ListedPage,
  type PageChecks,
  type PageDetail,
  type PageSettings,
  type PageSummary,
  pageSorts,
  type Revision,
  type Share,
  type ShareVisit,
  type Submission,
  type Upload,
  type ViewCounts,
} from './payloads.ts'

/** The one table of API calls: handlers, client, checks and the API's description derive from it. */

export interface Endpoint<I = unknown, Q = unknown, O = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  status: number
  /** Check of the JSON body. */
  input?: z.ZodMiniType<I>
  query?: z.ZodMiniType<Q>
  /** The body is a file of one of these content types; the handler gets its bytes. */
  raw?: { types: readonly string[]; maxBytes: number }
  /** The answer is a file. */
  file?: true
  /** Phantom: the type of the answer. */
  output?: O
  /** The answer is a stream of ops, one a chunk. */
  stream?: typeof opSchema
  /** Limits that count this call. */
  limit?: 'generation' | 'write' | 'upload' | 'unlock'
}

const answer = <T>(): T => undefined as T

const trimmed = (max: number) =>
  z
    .string(`1 to ${max} characters`)
    .check(
      z.trim(),
      z.minLength(1, `1 to ${max} characters`),
      z.maxLength(max, `1 to ${max} characters`),
    )

/** A file as it came, its content type without parameters. */
export interface RawBody {
  type: string
  bytes: Uint8Array
}

/** What every list takes that is read part by part. */
const turning = {
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
}

const revNumber = z.coerce.number().check(z.int(), z.gte(0))
const languages = z.array(pageLanguageSchema).check(z.minLength(1), z.maxLength(9))
const page = '/pages/:slug'

export const endpoints = {
  createGeneration: {
    method: 'POST',
    path: '/generations',
    status: 200,
    input: z.object({
      brief: trimmed(briefLimits.max),
      /** The language of the page; detected from the brief where `auto` or absent. */
      locale: z.optional(z.union([pageLanguageSchema, z.literal('auto')])),
      locales: z.optional(languages),
      slug: z.optional(z.string().check(z.maxLength(80))),
      /** What writes; absent is the composer. */
      engine: z.optional(z.enum(engines)),
      seed: z.optional(z.number().check(z.int(), z.gte(0), z.lte(2 ** 31))),
      options: z.optional(z.record(z.string(), z.unknown())),
    }),
    stream: opSchema,
    output: answer<Op>(),
    limit: 'generation',
  },
  getGeneration: {
    method: 'GET',
    path: '/generations/:id',
    status: 200,
    output: answer<GenerationSummary>(),
  },
  followGeneration: {
    method: 'GET',
    path: '/generations/:id/events',
    status: 200,
    query: z.object({ after: z.optional(z.coerce.number().check(z.int(), z.gte(0))) }),
    stream: opSchema,
    output: answer<Op>(),
  },
  cancelGeneration: {
    method: 'POST',
    path: '/generations/:id/cancel',
    status: 202,
    output: answer<GenerationSummary>(),
  },
  listPages: {
    method: 'GET',
    path: '/pages',
    status: 200,
    query: z.object({
      query: z.optional(z.string().check(z.maxLength(200))),
      state: z.optional(z.enum(['draft', 'published', 'trashed'])),
      /** Pages that exist in this language. */
      locale: z.optional(pageLanguageSchema),
      /** Last changed first where absent; titles go from a to z. */
      sort: z.optional(z.enum(pageSorts)),
      ...turning,
    }),
    output: answer<{ items: ListedPage[]; nextCursor: string | null }>(),
  },
  getPage: { method: 'GET', path: page, status: 200, output: answer<PageDetail>() },
  editPage: {
    method: 'PATCH',
    path: page,
    status: 200,
    input: z.object({ ops: z.array(editOpSchema).check(z.minLength(1), z.maxLength(500)) }),
    output: answer<{ rev: number; inverse: Op[] }>(),
    limit: 'write',
  },
  trashPage: {
    method: 'DELETE',
    path: page,
    status: 200,
    output: answer<PageSummary>(),
    limit: 'write',
  },
  restorePage: {
    method: 'POST',
    path: `${page}/restore`,
    status: 200,
    output: answer<PageSummary>(),
    limit: 'write',
  },
  /** For ever; only out of the trash. */
  erasePage: {
    method: 'DELETE',
    path: `${page}/forever`,
    status: 200,
    output: answer<{ slug: string }>(),
    limit: 'write',
  },
  duplicatePage: {
    method: 'POST',
    path: `${page}/duplicate`,
    status: 201,
    output: answer<PageSummary>(),
    limit: 'write',
  },
  publishPage: {
    method: 'POST',
    path: `${page}/publish`,
    status: 200,
    output: answer<PageSummary & { warnings: string[] }>(),
    limit: 'write',
  },
  checkPage: {
    method: 'GET',
    path: `${page}/checks`,
    status: 200,
    output: answer<PageChecks>(),
  },
  unpublishPage: {
    method: 'POST',
    path: `${page}/unpublish`,
    status: 200,
    output: answer<PageSummary>(),
    limit: 'write',
  },
  regeneratePage: {
    method: 'POST',
    path: `${page}/regenerate`,
    status: 200,
    input: z.object({
      block: z.optional(z.string().check(z.maxLength(40))),
      /** Absent is what wrote the page before. */
      engine: z.optional(z.enum(engines)),
      seed: z.optional(z.number().check(z.int(), z.gte(0))),
    }),
    stream: opSchema,
    output: answer<Op>(),
    limit: 'generation',
  },
  listRevisions: {
    method: 'GET',
    path: `${page}/revisions`,
    status: 200,
    output: answer<{ items: Revision[]; nextCursor: null }>(),
  },
  compareRevisions: {
    method: 'GET',
    path: `${page}/compare`,
    status: 200,
    query: z.object({ from: revNumber, to: revNumber }),
    output: answer<DocumentChanges>(),
  },
  revertPage: {
    method: 'POST',
    path: `${page}/revert`,
    status: 200,
    input: z.object({ rev: z.number().check(z.int(), z.gte(0)) }),
    output: answer<PageDetail>(),
    limit: 'write',
  },
  getSettings: {
    method: 'GET',
    path: `${page}/settings`,
    status: 200,
    output: answer<PageSettings>(),
  },
  putSettings: {
    method: 'PUT',
    path: `${page}/settings`,
    status: 200,
    input: z.object({
      title: z.optional(trimmed(140)),
      slug: z.optional(
        z
          .string()
          .check(
            z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a to z, 0 to 9 and single hyphens'),
            z.minLength(3),
            z.maxLength(60),
          ),
      ),
      description: z.optional(z.string().check(z.trim(), z.maxLength(320))),
      /** Of the languages named; '' takes a translation away. */
      translations: z.optional(
        z.partialRecord(
          pageLanguageSchema,
          z.object({
            title: z.optional(z.string().check(z.trim(), z.maxLength(140))),
            description: z.optional(z.string().check(z.trim(), z.maxLength(320))),
          }),
        ),
      ),
      locales: z.optional(languages),
      listed: z.optional(z.boolean()),
      noindex: z.optional(z.boolean()),
    }),
    output: answer<PageSettings>(),
    limit: 'write',
  },
  listShares: {
    method: 'GET',
    path: `${page}/shares`,
    status: 200,
    output: answer<{ items: Share[]; nextCursor: null }>(),
  },
  createShare: {
    method: 'POST',
    path: `${page}/shares`,
    status: 201,
    input: z.object({
      expiresAt: z.optional(z.nullable(z.number().check(z.int()))),
      password: z.optional(z.nullable(z.string().check(z.minLength(4), z.maxLength(200)))),
      pin: z.optional(z.nullable(z.number().check(z.int(), z.gte(0)))),
      maxViews: z.optional(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(1e6)))),
    }),
    output: answer<Share>(),
    limit: 'write',
  },
  revokeShare: {
    method: 'DELETE',
    path: '/shares/:id',
    status: 200,
    output: answer<Share>(),
    limit: 'write',
  },
  listShareVisits: {
    method: 'GET',
    path: '/shares/:id/visits',
    status: 200,
    output: answer<{ items: ShareVisit[]; nextCursor: null }>(),
  },
  createVersion1: {
    method: 'POST',
    path: '/v1/pages',
    status: 201,
    input: z.object({
      title: trimmed(140),
      about: trimmed(briefLimits.max),
      sections: z.array(trimmed(120)).check(z.minLength(1), z.maxLength(12)),
      colour: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'a colour such as #c2410c'))),
      locale: z.optional(pageLanguageSchema),
    }),
    output: answer<{ slug: string; document: Version1Document }>(),
    limit: 'generation',
  },
  upgradePage: {
    method: 'POST',
    path: `${page}/upgrade`,
    status: 200,
    output: answer<PageDetail>(),
    limit: 'write',
  },
  listSubmissions: {
    method: 'GET',
    path: `${page}/submissions`,
    status: 200,
    query: z.object(turning),
    output: answer<{
      items: Submission[]
      nextCursor: string | null
      /** Of all of them, how many nobody has seen. */
      unread: number
    }>(),
  },
  markSubmission: {
    method: 'PATCH',
    path: `${page}/submissions/:id`,
    status: 200,
    input: z.object({ read: z.boolean() }),
    output: answer<{ id: string; readAt: number | null }>(),
    limit: 'write',
  },
  markAllSubmissions: {
    method: 'POST',
    path: `${page}/submissions/read`,
    status: 200,
    output: answer<{ readAt: number }>(),
    limit: 'write',
  },
  deleteSubmission: {
    method: 'DELETE',
    path: `${page}/submissions/:id`,
    status: 200,
    output: answer<{ id: string }>(),
    limit: 'write',
  },
  /** All messages as comma-separated values. */
  exportSubmissions: {
    method: 'GET',
    path: `${page}/submissions/export`,
    status: 200,
    file: true,
    output: answer<undefined>(),
  },
  getViews: {
    method: 'GET',
    path: `${page}/views`,
    status: 200,
    output: answer<ViewCounts>(),
  },
  exportPage: {
    method: 'GET',
    path: `${page}/export`,
    status: 200,
    query: z.object({
      format: z.enum(['html', 'zip', 'json'], 'html, zip or json'),
      /** Of the single HTML file; the page's own where absent. */
      language: z.optional(pageLanguageSchema),
      /** Where the static site of the zip will stand. */
      base: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s"'<>]{1,200}$/, 'an address'))),
    }),
    file: true,
    output: answer<undefined>(),
  },
  importPage: {
    method: 'POST',
    path: '/pages/import',
    status: 201,
    raw: {
      types: ['application/json', 'text/html', 'application/zip'],
      maxBytes: 20 * 1024 * 1024,
    },
    output: answer<PageSummary>(),
    limit: 'write',
  },
  createUpload: {
    method: 'POST',
    path: '/uploads',
    status: 201,
    raw: { types: uploadTypes, maxBytes: uploadMaxBytes },
    output: answer<Upload>(),
    limit: 'upload',
  },
  listTokens: {
    method: 'GET',
    path: '/tokens',
    status: 200,
    output: answer<{ items: ApiToken[]; nextCursor: null }>(),
  },
  createToken: {
    method: 'POST',
    path: '/tokens',
    status: 201,
    input: z.object({
      name: trimmed(80),
      expiresAt: z.optional(z.nullable(z.number().check(z.int()))),
    }),
    output: answer<ApiToken & { token: string }>(),
    limit: 'write',
  },
  revokeToken: {
    method: 'DELETE',
    path: '/tokens/:id',
    status: 200,
    output: answer<{ id: string }>(),
    limit: 'write',
  },
  createDeviceCode: {
    method: 'POST',
    path: '/devices/code',
    status: 201,
    output: answer<{ code: string; expiresAt: number }>(),
    limit: 'write',
  },
  redeemDeviceCode: {
    method: 'POST',
    path: '/devices/redeem',
    status: 200,
    /** A one-time code, or the recovery key. */
    input: z.object({ code: trimmed(120) }),
    output: answer<{ redeemed: true }>(),
    limit: 'unlock',
  },
  createRecoveryKey: {
    method: 'POST',
    path: '/devices/recovery-key',
    status: 200,
    output: answer<{ key: string }>(),
    limit: 'write',
  },
  exportAccount: {
    method: 'GET',
    path: '/account/export',
    status: 200,
    file: true,
    output: answer<undefined>(),
    limit: 'write',
  },
  eraseAccount: {
    method: 'DELETE',
    path: '/account',
    status: 200,
    input: z.object({ confirm: z.literal('delete everything') }),
    output: answer<{ pages: number }>(),
    limit: 'write',
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
type Table = typeof endpoints

export type InputOf<N extends EndpointName> = Table[N] extends { input: z.ZodMiniType<infer I> }
  ? I
  : Table[N] extends { raw: unknown }
    ? RawBody
    : undefined
export type QueryOf<N extends EndpointName> = Table[N] extends { query: z.ZodMiniType<infer Q> }
  ? Q
  : undefined
export type OutputOf<N extends EndpointName> = Table[N] extends { output: infer O } ? O : never
export const endpointNames = Object.keys(endpoints) as EndpointName[]
