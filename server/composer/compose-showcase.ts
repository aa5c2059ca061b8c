import { type Locale, localeCodes } from '#shared/locales.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { pageName } from '#shared/page/page-name.ts'
import { pageState } from '#shared/page/page-state.ts'
import type { ShowcasePage } from '#shared/showcase.ts'
import { compose } from './compose.ts'
import { showcaseBriefs } from './showcase-briefs.ts'

/**
 * The home page's examples, composed by the same composer that serves everybody.
 * @param now milliseconds since 1970
 */
export function composeShowcase(now: number): ShowcasePage[] {
  return localeCodes.map((language) => composeExample(language, now))
}

export function composeExample(language: Locale, now: number): ShowcasePage {
  const { brief, seed } = showcaseBriefs[language]
  const { opening, blocks } = compose({
    brief,
    locale: language,
    locales: [],
    fallback: language,
    seed,
    now,
    known: { facts: {} },
  })
  const ops = [...opening, ...blocks.flatMap((block) => block.ops)]
  const { document } = foldOps(pageState(emptyDocument(`example-${language}`, language)), ops)
  const { kind = '' } = document.facts
  return { language, title: pageName(document), kind, brief, document }
}
