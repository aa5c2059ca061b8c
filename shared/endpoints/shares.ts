import * as z from 'zod/mini'
import {
  type Editor,
  type JoinedPage,
  type Share,
  type ShareEvent,
  shareAccesses,
} from '../shares.ts'
import { answer, type Endpoint, end, fields, page, trimmed, whole } from './endpoint.ts'

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
      /** `edit` lets whoever takes part by it change the draft. */
      access: z.optional(z.enum(shareAccesses)),
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
    summary: 'List the visits of a share link, and who took part by it',
    method: 'GET',
    path: '/shares/:id/visits',
    status: 200,
    output: answer<{ items: ShareEvent[]; nextCursor: null }>(),
  },
  listEditors: {
    summary: 'List who edits a page by a link',
    method: 'GET',
    path: `${page}/editors`,
    status: 200,
    output: answer<{ items: Editor[]; nextCursor: null }>(),
  },
  removeEditor: {
    summary: 'End somebody’s editing of a page',
    method: 'DELETE',
    path: `${page}/editors/:number`,
    status: 200,
    output: answer<{ number: number }>(),
    limit: 'write',
  },
  /** The pages of others the caller edits. */
  listJoined: {
    summary: 'List the pages of others you edit',
    method: 'GET',
    path: '/joined',
    status: 200,
    output: answer<{ items: JoinedPage[]; nextCursor: null }>(),
  },
  /** The browser that opened the link, and gave its password, takes part: no program can. */
  joinPage: {
    summary: 'Take part in a page by a link to edit it',
    errors: ['conflict', 'not_found'],
    method: 'POST',
    path: '/joined',
    status: 201,
    input: fields({
      token: z.string().check(z.maxLength(100)),
      /** What the page's owner is told in the place of "Editor 1". */
      name: z.optional(trimmed(60)),
    }),
    output: answer<JoinedPage>(),
    cookieOnly: true,
    limit: 'write',
  },
  leavePage: {
    summary: 'End your editing of another’s page',
    method: 'DELETE',
    path: '/joined/:slug',
    status: 200,
    output: answer<{ slug: string }>(),
    limit: 'write',
  },
} as const satisfies Record<string, Endpoint>
