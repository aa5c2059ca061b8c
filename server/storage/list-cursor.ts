import { type RawBuilder, type SqlBool, sql } from 'kysely'
import * as z from 'zod/mini'
import { invalid } from '#shared/errors.ts'

/** Where a list goes on: behind the row with this value in the column it is sorted by. */
export interface ListPosition<T extends string | number> {
  value: T
  id: string
}

const positionSchemas = {
  number: z.tuple([z.number().check(z.int()), z.string()]),
  string: z.tuple([z.string(), z.string()]),
}

export function cursorOf(value: string | number, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/** @throws AppError `invalid` naming `cursor` when it is not one of ours, or of another order */
export function positionOf<K extends 'number' | 'string'>(
  cursor: string,
  kind: K,
): ListPosition<K extends 'number' ? number : string> {
  const position = positionSchemas[kind].safeParse(parsed(cursor))
  if (!position.success)
    throw invalid([{ field: 'cursor', message: 'the nextCursor of an earlier answer' }])
  const [value, id] = position.data
  return { value: value as K extends 'number' ? number : string, id }
}

/** What stands behind a cursor in a list that has the newest first. */
export function isOlder(cursor: string): RawBuilder<SqlBool> {
  const { value, id } = positionOf(cursor, 'number')
  const [createdAt, ownId] = [sql.ref('createdAt'), sql.ref('id')]
  return sql`(${createdAt} < ${value} or (${createdAt} = ${value} and ${ownId} > ${id}))`
}

/** A page of such a list, of which one row more than its limit was asked for. */
export function newestPage<T extends { createdAt: number; id: string }>(
  rows: readonly T[],
  limit: number,
): { items: T[]; nextCursor: string | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const goesOn = last && rows.length > limit
  return { items, nextCursor: goesOn ? cursorOf(last.createdAt, last.id) : null }
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
