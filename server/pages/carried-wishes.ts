import * as z from 'zod'
import { mostWishes, type Repositories, type StoredPage } from '#server/storage/storage.ts'
import { blockTypes } from '#shared/blocks/index.ts'
import { engines } from '#shared/engines.ts'
import { askSchema, outcomeSchema } from '#shared/page/command-outcome.ts'
import type { PartChange } from '#shared/page/compare/page-changes.ts'
import { blockIdSchema, pageLanguageSchema } from '#shared/page/document.ts'
import { editOpSchema } from '#shared/page/ops.ts'
import { uploadsIn, withUploads } from '#shared/page/upload-ids.ts'
import { usageSchema } from '#shared/page/usage.ts'
import type { CarriedWish } from '#shared/page/wish.ts'
import { checkedPart } from './checked-part.ts'
import { newId } from './new-id.ts'
import { toldWishes } from './wishes.ts'

/** A thread in a file: what is older than this is not taken along. */
const most = { wishes: 100, bytes: 512 * 1024 }

const line = z.string().max(2000)
const hash = z.string().max(100)
const moment = z.number().int().min(0).max(8.64e15)
/** A value as a comparison tells it: a price is a small record, all else is plain. */
const toldValue = z.union([
  line,
  z.number(),
  z.boolean(),
  z.null(),
  z.record(z.string().max(40), z.union([line, z.number(), z.boolean()])),
])

const changeSchema = z.object({
  part: z.string().max(40),
  type: z.enum([...blockTypes, 'other']).nullable(),
  heading: z.string().max(40).default(''),
  events: z.array(z.enum(['added', 'removed', 'moved', 'hidden', 'shown'])).max(5),
  values: z
    .array(
      z.object({
        kind: z.string().max(20),
        path: z.string().max(200),
        before: toldValue,
        after: toldValue,
        language: z.optional(pageLanguageSchema),
        author: z.enum(['brief', 'bank', 'model', 'user']).optional(),
      }),
    )
    .max(60),
})

/** An edit, and the hashes of what it finds at its place while nobody has changed that. */
const undoStepSchema = z.object({
  op: editOpSchema,
  left: z.union([hash, z.record(z.string().max(200), hash)]),
})

const wishSchema = z.object({
  command: z.string().min(1).max(2000),
  editor: z
    .object({ number: z.number().int().min(1), name: z.string().min(1).max(60).nullable() })
    .nullable()
    .default(null),
  locale: pageLanguageSchema,
  scope: z.object({ id: blockIdSchema, path: z.string().max(160).optional() }).nullable(),
  engine: z.enum(engines),
  status: z.enum(['complete', 'cancelled', 'failed']),
  outcomes: z.array(outcomeSchema).max(60),
  ask: z.nullable(askSchema),
  note: z.string().max(500).nullable(),
  changes: z.array(changeSchema).max(80),
  undo: z.array(undoStepSchema).max(500).default([]),
  undoneAt: moment.nullable(),
  usage: z.nullable(usageSchema),
  createdAt: moment,
})

/** The thread of a page as a file takes it along, oldest first. */
export async function carriedWishes(
  { wishes, editors }: Pick<Repositories, 'wishes' | 'editors'>,
  page: string,
): Promise<CarriedWish[]> {
  const { items } = await wishes.list(page, { limit: most.wishes })
  const carried: CarriedWish[] = []
  let bytes = 0
  const told = await toldWishes({ editors }, items)
  for (const [at, stored] of items.entries()) {
    const { id: _id, page: _page, rev: _rev, undoNoindex: _noindex, ...rest } = stored
    const wish = { ...rest, editor: told[at]?.editor ?? null }
    if (wish.status === 'writing') continue
    bytes += Buffer.byteLength(JSON.stringify(wish))
    if (bytes > most.bytes) break
    carried.unshift(wish)
  }
  return carried
}

/**
 * The wishes beside the document of a file.
 * @throws AppError `invalid` naming each wrong field
 */
export function readWishes(file: unknown): CarriedWish[] {
  const { wishes = [] } = file as { wishes?: unknown }
  const read = checkedPart(z.array(wishSchema).max(mostWishes), wishes, 'wishes')
  return read as (CarriedWish & { changes: PartChange[] })[]
}

/**
 * The thread of a page that was brought in, whose first revision it has made: a wish is taken back
 * as where it came from. One whose steps bring back a picture the file did not carry stays as it is.
 * @param uploads the pictures of the page, by the ids the file knows them by
 */
export async function insertCarried(
  { wishes }: Repositories,
  page: StoredPage,
  carried: readonly CarriedWish[],
  uploads: ReadonlyMap<string, string>,
): Promise<void> {
  for (const wish of carried) {
    const isWhole = uploadsIn(wish.undo).every((id) => uploads.has(id))
    const undo = isWhole ? withUploads(wish.undo, uploads) : []
    const rev = undo.length > 0 ? page.rev : null
    await wishes.insert({ ...wish, id: newId(), page: page.id, rev, undo })
  }
}
