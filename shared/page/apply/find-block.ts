import { AppError } from '#shared/errors.ts'
import type { Block, PageDocument } from '../document.ts'

/** @throws AppError `invalid` naming the id where the page has no such block */
export function findBlock(document: PageDocument, id: string): Block {
  const block = Object.hasOwn(document.blocks, id) ? document.blocks[id] : undefined
  if (block) return block
  throw new AppError('invalid', `${id}: no such block`, {
    errors: [{ field: id, message: 'no such block' }],
  })
}
