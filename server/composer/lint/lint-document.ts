import { languageOf } from '#server/reader/language.ts'
import { read } from '#server/reader/read.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
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
  return faults.map(({ spans: _spans, ...fault }) => fault)
}
