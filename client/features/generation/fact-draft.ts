import { type Corrections, correctedWords } from '#shared/page/corrected-words.ts'
import type { Block, PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'

/** Facts that stand in sentences as they are. */
const inSentences = ['name', 'kind', 'place', 'audience', 'email', 'url'] as const

/** A fact as it is being typed, and the words of the page it is to replace. */
export interface FactDraft {
  op: EditOp
  words: Corrections
}

/** What is typed into a fact of the page. */
export function factDraft(op: EditOp, { facts }: PageDocument): FactDraft {
  const key = op.op === 'fact' && inSentences.find((each) => each === op.key)
  const before = key ? facts[key] : undefined
  const now = op.op === 'fact' ? op.value : null
  return { op, words: before && typeof now === 'string' ? [[before, now]] : [] }
}

/**
 * The page as it will say what is being typed: the fact where it stands alone, and in sentences the
 * words that named it. Only to be looked at: the sentences themselves are written by the server.
 */
export function withDraft(document: PageDocument, { op, words }: FactDraft): PageDocument {
  const page = applyEdits(document, [op]).document
  if (words.length === 0) return page
  const blocks = Object.entries(page.blocks).map(([id, block]): [string, Block] => [
    id,
    { ...block, props: correctedWords(block.props, words) as Block['props'] },
  ])
  return { ...page, blocks: Object.fromEntries(blocks) }
}
