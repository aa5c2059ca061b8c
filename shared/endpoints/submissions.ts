import * as z from 'zod/mini'
import type { Submission } from '../payloads.ts'
import { answer, type Endpoint, fields, page, turning } from './endpoint.ts'

/** What a page's readers have sent. */
export const submissions = {
  listSubmissions: {
    summary: 'List the messages of a page',
    method: 'GET',
    path: `${page}/submissions`,
    status: 200,
    query: fields(turning),
    output: answer<{
      items: Submission[]
      nextCursor: string | null
      /** Of all of them, how many nobody has seen. */
      unread: number
    }>(),
  },
  markSubmission: {
    summary: 'Mark a message read or unread',
    method: 'PATCH',
    path: `${page}/submissions/:id`,
    status: 200,
    input: fields({ read: z.boolean() }),
    output: answer<{ id: string; readAt: number | null }>(),
    limit: 'write',
  },
  markAllSubmissions: {
    summary: 'Mark all messages read',
    method: 'POST',
    path: `${page}/submissions/read`,
    status: 200,
    output: answer<{ readAt: number }>(),
    limit: 'write',
  },
  /** For ever: messages have no trash. */
  deleteSubmission: {
    summary: 'Delete a message',
    method: 'DELETE',
    path: `${page}/submissions/:id`,
    status: 200,
    output: answer<{ id: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  /** All messages as comma-separated values. */
  exportSubmissions: {
    summary: 'Download all messages',
    method: 'GET',
    path: `${page}/submissions/export`,
    status: 200,
    file: ['text/csv'],
    output: answer<undefined>(),
  },
} as const satisfies Record<string, Endpoint>
