import * as z from 'zod/mini'
import type { Share, ShareVisit } from '../shares.ts'
import { answer, type Endpoint, end, fields, page, whole } from './endpoint.ts'

/** Links to pages that are not public. */
export const shares = {
  listShares: {
    summary: 'List the share links of a page',
    method: 'GET',
    path: `${page}/shares`,
    status: 200,
    output: answer<{ items: Share[]; nextCursor: null }>(),
  },
  createShare: {
    summary: 'Make a share link',
    errors: ['conflict'],
    method: 'POST',
    path: `${page}/shares`,
    status: 201,
    input: fields({
      expiresAt: z.optional(z.nullable(end)),
      password: z.optional(z.nullable(z.string().check(z.minLength(4), z.maxLength(200)))),
      pin: z.optional(z.nullable(whole(0))),
      maxViews: z.optional(z.nullable(whole(1, 1e6))),
    }),
    output: answer<Share>(),
    limit: 'write',
  },
  revokeShare: {
    summary: 'Revoke a share link',
    method: 'DELETE',
    path: '/shares/:id',
    status: 200,
    output: answer<Share>(),
    limit: 'write',
  },
  listShareVisits: {
    summary: 'List the visits of a share link',
    method: 'GET',
    path: '/shares/:id/visits',
    status: 200,
    output: answer<{ items: ShareVisit[]; nextCursor: null }>(),
  },
} as const satisfies Record<string, Endpoint>
