import * as z from 'zod/mini'
import { invalid } from '#shared/errors.ts'

/** Where a list goes on: behind this row. */
export interface ListPosition {
  updatedAt: number
  id: string
}

const positionSchema = z.tuple([z.number().check(z.int()), z.string()])

export function cursorOf({ updatedAt, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([updatedAt, id])).toString('base64url')
}

/** @throws AppError `invalid` naming `cursor` when it is not one of ours */
export function positionOf(cursor: string): ListPosition {
  const position = positionSchema.safeParse(parsed(cursor))
  if (!position.success)
    throw invalid([{ field: 'cursor', message: 'the nextCursor of an earlier answer' }])
  const [updatedAt, id] = position.data
  return { updatedAt, id }
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
