import { type Corrections, correctedWords, inSentences } from '#shared/page/corrected-words.ts'
import type { Block, PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'

/** A fact as it is being typed, and the words of the page it is to replace. */
interface FactDraft {
  ops: readonly EditOp[]
  words: Corrections
}

/** What is typed into a fact of the page. */
function draftOf(ops: readonly EditOp[], { facts }: PageDocument): FactDraft {
  const words = ops.flatMap((op): [string, string][] => {
    const key = op.op === 'fact' && inSentences.find((each) => each === op.key)
    const before = key ? facts[key] : undefined
    const now = op.op === 'fact' ? op.value : null
    return before && typeof now === 'string' ? [[before, now]] : []
  })
  return { ops, words }
}

/** A page as it will be with what is being typed: only to be looked at. */
export type ShownDraft = (document: PageDocument) => PageDocument

/**
 * Shows a fact of the page as it is being typed: where it stands alone, and in sentences in the place
 * of the words that named it. The sentences themselves are written by the server.
 */
export function factDraft(ops: readonly EditOp[], page: PageDocument): ShownDraft {
  const draft = draftOf(ops, page)
  return (document) => withDraft(document, draft)
}

function withDraft(document: PageDocument, { ops, words }: FactDraft): PageDocument {
  const page = applyEdits(document, ops).document
  if (words.length === 0) return page
  const blocks = Object.entries(page.blocks).map(([id, block]): [string, Block] => [
    id,
    { ...block, props: correctedWords(block.props, words) as Block['props'] },
  ])
  return { ...page, blocks: Object.fromEntries(blocks) }
}
