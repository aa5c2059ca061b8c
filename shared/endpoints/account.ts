import * as z from 'zod/mini'
import type { ApiToken } from '../payloads.ts'
import { answer, type Endpoint, end, fields, trimmed } from './endpoint.ts'

/** What a creator has as a whole: keys, devices, everything at once. */
export const account = {
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
    input: fields({
      name: trimmed(80),
      expiresAt: z.optional(z.nullable(end)),
    }),
    output: answer<ApiToken & { token: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  revokeToken: {
    method: 'DELETE',
    path: '/tokens/:id',
    status: 200,
    output: answer<{ id: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  createDeviceCode: {
    method: 'POST',
    path: '/devices/code',
    status: 201,
    output: answer<{ code: string; expiresAt: number }>(),
    cookieOnly: true,
    limit: 'write',
  },
  redeemDeviceCode: {
    method: 'POST',
    path: '/devices/redeem',
    status: 200,
    /** A one-time code, or the recovery key. */
    input: fields({ code: trimmed(120) }),
    output: answer<{ redeemed: true }>(),
    limit: 'unlock',
  },
  createRecoveryKey: {
    method: 'POST',
    path: '/devices/recovery-key',
    status: 200,
    output: answer<{ key: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  /** A recovery key that opens nothing yet. */
  createNextKey: {
    method: 'POST',
    path: '/devices/next-key',
    status: 200,
    output: answer<{ key: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  /** Everything is opened by that key and this browser alone from now on. */
  endOtherDevices: {
    method: 'POST',
    path: '/devices/end-others',
    status: 200,
    input: fields({ key: trimmed(120) }),
    output: answer<{ ended: true }>(),
    cookieOnly: true,
    limit: 'write',
  },
  exportAccount: {
    method: 'GET',
    path: '/account/export',
    status: 200,
    file: ['application/zip'],
    output: answer<undefined>(),
    limit: 'write',
  },
  eraseAccount: {
    method: 'DELETE',
    path: '/account',
    status: 200,
    input: fields({ confirm: z.literal('delete everything') }),
    output: answer<{ pages: number }>(),
    cookieOnly: true,
    limit: 'write',
  },
} as const satisfies Record<string, Endpoint>
