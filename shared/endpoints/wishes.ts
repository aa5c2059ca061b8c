import * as z from 'zod/mini'
import { commandLimits } from '../command-limits.ts'
import { engines } from '../engines.ts'
import type { CommandAnswer } from '../page/command-outcome.ts'
import { blockIdSchema, pageLanguageSchema } from '../page/document.ts'
import { opSchema, pathSchema } from '../page/ops.ts'
import type { AskedInBrief, Wish, WishUndo } from '../page/wish.ts'
import { answer, type Endpoint, fields, idempotent, page, trimmed, turning } from './endpoint.ts'

/** What a creator asks for in plain language. */
export const wishes = {
  /**
   * As JSON a wish is read into edits, and the page stays until they are made. As a stream it is
   * carried out: its ops are stored with the page and told as those of a generation.
   */
  commandPage: {
    summary: 'Change a page by a wish',
    errors: ['not_understood', 'needs_model', 'owner_only'],
    method: 'POST',
    path: `${page}/commands`,
    status: 200,
    input: fields({
      command: trimmed(commandLimits.max),
      /** The language it is most likely in; it may be in any of them. */
      locale: z.optional(pageLanguageSchema),
      /** The language of the page one looks at; absent is its own. */
      language: z.optional(pageLanguageSchema),
      /** What it is about: a block, or one text of it; absent is the page. */
      scope: z.optional(
        fields({
          id: blockIdSchema,
          path: z.optional(pathSchema),
        }),
      ),
      /** What carries it out; absent is the reader where it understands it whole, else the model. */
      engine: z.optional(z.enum(engines)),
      /** A wish to undo changes nothing: the caller takes its last step back itself. */
      holdsLast: z.optional(z.boolean()),
      /** The same of a wish to redo and what the caller has taken back last. */
      holdsNext: z.optional(z.boolean()),
    }),
    headers: idempotent,
    stream: opSchema,
    isJsonToo: true,
    output: answer<CommandAnswer>(),
    limit: 'write',
  },
  /** The thread of a page, newest first. */
  listWishes: {
    summary: 'List the wishes of a page',
    method: 'GET',
    path: `${page}/wishes`,
    status: 200,
    query: fields(turning),
    output: answer<{ items: Wish[]; nextCursor: string | null }>(),
  },
  /** What the brief asks of whoever makes its page, and what became of it. */
  askedInBrief: {
    summary: 'List what the brief asks of its maker',
    method: 'GET',
    path: `${page}/asked`,
    status: 200,
    output: answer<{ items: AskedInBrief[] }>(),
    limit: 'read',
  },
  /** Takes all back that a wish has changed, but for what was changed since. */
  undoWish: {
    summary: 'Take a wish back',
    errors: ['owner_only'],
    method: 'POST',
    path: `${page}/wishes/:id/undo`,
    status: 200,
    output: answer<WishUndo>(),
    limit: 'write',
  },
  /** Makes a wish again that was taken back. */
  redoWish: {
    summary: 'Make a wish again',
    errors: ['owner_only'],
    method: 'POST',
    path: `${page}/wishes/:id/redo`,
    status: 200,
    output: answer<WishUndo>(),
    limit: 'write',
  },
} as const satisfies Record<string, Endpoint>
