import { pageLanguage } from '#server/composer/compose-page.ts'
import type { Composition } from '#server/composer/composition.ts'
import { detectLanguage } from '#server/reader/detect-language.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { truthOf } from '../model/truth/truth-guard.ts'
import { typedTexts } from '../model/typed-texts.ts'
import { changedFacts, factsOf } from './changed-facts.ts'
import type { Correction } from './corrected-text.ts'

/** What was told when a page was written, and what is told without the words that were put right. */
export function correctionOf(
  { brief, before, after }: { brief: string; before: Composition; after: Composition },
  document: PageDocument,
): Correction {
  const [was, is] = [factsOf(before), factsOf(after)]
  const changes = changedFacts(was, is)
  const found = before.understood.facts
  const stale = changes.flatMap(({ key }) => [found[key as keyof typeof found] ?? []].flat())
  const rest = stale.reduce(
    (text, { span: [start, end] }) =>
      text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    brief,
  )
  const { base } = document
  const languages = [pageLanguage(detectLanguage(brief, base), base), base]
  const typed = typedTexts(document)
  return {
    changes,
    before: truthOf([brief, ...typed].join('\n'), was, languages),
    after: truthOf([rest, ...typed].join('\n'), is, languages),
  }
}
