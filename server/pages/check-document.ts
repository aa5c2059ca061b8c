import type { StoredPage } from '#server/storage/storage.ts'
import { objectOf } from '#shared/blocks/field.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { type FieldError, invalid } from '#shared/errors.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { documentSchema, mostBlocks, type PageDocument } from '#shared/page/document.ts'
import { version1Schema } from '#shared/page/version-1.ts'

const mostBytes = 256 * 1024
/** Values in all blocks together: a page of so many takes its tenth of a second to draw. */
const mostValues = 10_000

/**
 * A document as it may be stored.
 * @throws AppError `invalid` naming each wrong field, or what is too large
 */
export function checkedDocument(document: PageDocument): PageDocument {
  checkAmount(document.blocks)
  const result = documentSchema.safeParse(document)
  if (!result.success) {
    throw invalid(
      result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    )
  }
  if (Buffer.byteLength(JSON.stringify(document)) > mostBytes) {
    throw invalid([{ field: 'document', message: `at most ${mostBytes / 1024} KB as JSON` }])
  }
  return document
}

/**
 * Refuses blocks that are too many before a schema looks at each of them.
 * @param blocks whatever was sent as the blocks of a document
 * @throws AppError `invalid`
 */
export function checkAmount(blocks: unknown): void {
  if (typeof blocks !== 'object' || blocks === null) return
  if (Object.keys(blocks).length > mostBlocks)
    throw invalid([{ field: 'blocks', message: `at most ${mostBlocks} blocks` }])
  if (valuesIn(blocks) > mostValues)
    throw invalid([{ field: 'blocks', message: `at most ${mostValues} values together` }])
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  for (const each of Object.values(value)) count += valuesIn(each)
  return count
}

/**
 * A document from outside, its blocks checked against their kinds and what they lack filled in:
 * the views rely on it. Blocks of kinds this version does not know stay as they are.
 * @throws AppError `invalid` naming each wrong field
 */
export function withCheckedBlocks(document: PageDocument): PageDocument {
  const wrong: FieldError[] = []
  const checked = Object.entries(document.blocks).map(([id, block]) => {
    const kind = blockKind(block.type)
    if (!kind) return [id, block] as const
    const result = objectOf(kind.fields).safeParse({ ...emptyProps(block.type), ...block.props })
    if (result.success) return [id, { ...block, props: result.data }] as const
    for (const { path, message } of result.error.issues)
      wrong.push({ field: ['document.blocks', id, 'props', ...path].join('.'), message })
    return [id, block] as const
  })
  if (wrong.length > 0) throw invalid(wrong)
  return { ...document, blocks: Object.fromEntries(checked) }
}

/** Whether a stored document fits the schema of its version. */
export function isValidDocument(document: StoredPage['document']): boolean {
  const schema = document.v === 1 ? version1Schema : documentSchema
  return schema.safeParse(document).success
}

/**
 * The document of a page that edits and generations can work on.
 * @throws AppError `invalid` for a page of version 1
 */
export function editableDocument(page: StoredPage): PageDocument {
  if (page.document.v === 2) return page.document
  throw invalid([
    { field: 'version', message: 'a version-1 page; open it in the new generator first' },
  ])
}
