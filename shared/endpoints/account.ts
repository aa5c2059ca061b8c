import * as z from 'zod/mini'
import type { ApiToken } from '../account.ts'
import { answer, type Endpoint, end, fields, trimmed } from './endpoint.ts'

/** What a creator has as a whole: keys, devices, everything at once. */
export const account = {
  listTokens: {
    summary: "List the creator's tokens",
    method: 'GET',
    path: '/tokens',
    status: 200,
    output: answer<{ items: ApiToken[]; nextCursor: null }>(),
  },
  createToken: {
    summary: 'Make a token for a program',
    method: 'POST',
    path: '/tokens',
    status: 201,
    input: fields({
      name: trimmed(80),
      expiresAt: z.optional(z.nullable(end)),
    }),
    output: answer<ApiToken & { token: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  revokeToken: {
    summary: 'Revoke a token',
    method: 'DELETE',
    path: '/tokens/:id',
    status: 200,
    output: answer<{ id: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  createDeviceCode: {
    summary: 'Make a one-time code for another device',
    method: 'POST',
    path: '/devices/code',
    status: 201,
    output: answer<{ code: string; expiresAt: number }>(),
    cookieOnly: true,
    limit: 'write',
  },
  redeemDeviceCode: {
    summary: 'Open the pages with a code or the recovery key',
    method: 'POST',
    path: '/devices/redeem',
    status: 200,
    /** A one-time code, or the recovery key. */
    input: fields({ code: trimmed(120) }),
    output: answer<{ redeemed: true }>(),
    limit: 'unlock',
  },
  createRecoveryKey: {
    summary: 'Read the recovery key',
    method: 'POST',
    path: '/devices/recovery-key',
    status: 200,
    output: answer<{ key: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  /** A recovery key that opens nothing yet. */
  createNextKey: {
    summary: 'Make the recovery key that is to follow',
    method: 'POST',
    path: '/devices/next-key',
    status: 200,
    output: answer<{ key: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  /** Everything is opened by that key and this browser alone from now on. */
  endOtherDevices: {
    summary: 'Shut out every other device',
    method: 'POST',
    path: '/devices/end-others',
    status: 200,
    input: fields({ key: trimmed(120) }),
    output: answer<{ ended: true }>(),
    cookieOnly: true,
    limit: 'write',
  },
  exportAccount: {
    summary: 'Download everything the creator has',
    method: 'GET',
    path: '/account/export',
    status: 200,
    file: ['application/zip'],
    output: answer<undefined>(),
    limit: 'export',
  },
  eraseAccount: {
    summary: 'Erase everything the creator has',
    method: 'DELETE',
    path: '/account',
    status: 200,
    input: fields({ confirm: z.literal('delete everything') }),
    output: answer<{ pages: number }>(),
    cookieOnly: true,
    limit: 'write',
  },
} as const satisfies Record<string, Endpoint>
