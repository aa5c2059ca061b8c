import type * as z from 'zod/mini'
import { account } from './endpoints/account.ts'
import type { Endpoint, RawBody } from './endpoints/endpoint.ts'
import { files } from './endpoints/files.ts'
import { generations } from './endpoints/generations.ts'
import { mailbox } from './endpoints/mailbox.ts'
import { pages } from './endpoints/pages.ts'
import { passkeys } from './endpoints/passkeys.ts'
import { revisions } from './endpoints/revisions.ts'
import { settings } from './endpoints/settings.ts'
import { shares } from './endpoints/shares.ts'
import { submissions } from './endpoints/submissions.ts'
import { webhooks } from './endpoints/webhooks.ts'
import { wishes } from './endpoints/wishes.ts'

export type { Endpoint, RawBody } from './endpoints/endpoint.ts'

/** The calls by what they are about. */
export const endpointGroups: Record<string, Record<string, Endpoint>> = {
  generations,
  wishes,
  pages,
  revisions,
  settings,
  shares,
  submissions,
  files,
  account,
  passkeys,
  mailbox,
  webhooks,
}

/** The one table of API calls: handlers, client, checks and the API's description derive from it. */
export const endpoints = {
  ...generations,
  ...wishes,
  ...pages,
  ...revisions,
  ...settings,
  ...shares,
  ...submissions,
  ...files,
  ...account,
  ...passkeys,
  ...mailbox,
  ...webhooks,
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
