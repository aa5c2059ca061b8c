import { blockKind } from '#shared/blocks/index.ts'
import type { Block, PageDocument } from './document.ts'

/** Brings every block's props to its kind's newest version. Unknown kinds are kept as they are. */
export function upgradeDocument(document: PageDocument): PageDocument {
  const blocks = Object.fromEntries(
    Object.entries(document.blocks).map(([id, block]) => [id, upgradeBlock(block)]),
  )
  return { ...document, blocks }
}

function upgradeBlock(block: Block): Block {
  const kind = blockKind(block.type)
  const from = block.version ?? 1
  if (!kind || from >= kind.version) return block
  const props = kind.migrations.slice(from - 1).reduce((old, migrate) => migrate(old), block.props)
  return { ...block, version: kind.version, props }
}
