import { languageOf } from '#server/reader/language.ts'
import { type Reading, read } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sentencesOf } from '#server/reader/withdrawals/sentences.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { getAt } from '#shared/page/path.ts'
import type { TextFault } from '#shared/page/text-fault.ts'
import { regionalTag } from '#shared/regional-tag.ts'
import { lintPage } from './lint-page.ts'

export interface LintOrder {
  document: PageDocument
  /** What the page was made of; null for a page no brief has made. */
  brief: string | null
}

/** What is wrong with how a page reads in its own language, for its creator to look at. Pure. */
export function lintDocument({ document, brief }: LintOrder): TextFault[] {
  const { base, blocks, facts, meta, src } = document
  const reading = brief === null ? null : read(brief, { language: null, fallback: base })
  const shown = readerBlocks(document).flatMap((id) => {
    const block = blocks[id]
    return block ? [{ id, block }] : []
  })
  const faults = lintPage({
    blocks: shown,
    facts,
    language: languageOf(base),
    tag: regionalTag(base, meta),
    reading,
    isOurs: (block, path) => src[`${block}.${path.split('.')[0]}`] === 'bank',
  })
  return faults
    .map(({ spans, ...fault }) => ({ ...fault, ...fixOf(document, fault, reading, spans) }))
    .filter(
      ({ code, block, path }) => code !== 'text_for_builder' || !isTyped(document, block, path),
    )
}

/** What its owner put there is meant for readers. */
const isTyped = ({ src }: PageDocument, block: string, path: string): boolean =>
  src[`${block}.${path.split('.')[0]}`] === 'user'

/** A sentence is taken out of a plain text that says more. */
function fixOf(
  { blocks }: PageDocument,
  { code, block, path }: TextFault,
  reading: Reading | null,
  [place]: readonly Span[],
): Pick<TextFault, 'fix'> {
  const value = getAt(blocks[block]?.props ?? {}, path)
  if (code !== 'text_for_builder' || !reading || !place || typeof value !== 'string') return {}
  const sentence = fold(reading.text.raw.slice(...place))
  const rest = sentencesOf(value)
    .map((span) => value.slice(...span).trim())
    .filter((said) => !fold(said).startsWith(sentence))
  if (rest.length === 0 || rest.join(' ').length >= value.trim().length) return {}
  return { fix: [{ op: 'set', id: block, path, value: rest.join(' '), src: 'user' }] }
}
