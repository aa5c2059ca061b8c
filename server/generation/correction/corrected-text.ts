import { segmenter } from '#shared/i18n/formats.ts'
import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { RichText } from '#shared/page/rich-text.ts'
import { type Truth, untoldIn } from '../model/truth/truth-guard.ts'
import type { ChangedFact } from './changed-facts.ts'
import { reworded } from './reword.ts'

/** What tells which sentences name a fact that was put right. */
export interface Correction {
  changes: readonly ChangedFact[]
  /** What was told when the page was written, and what is told now. */
  before: Truth
  after: Truth
}

/**
 * A model's text with a fact put right: the sentences that name it say it as it is now, and those
 * that cannot say it by other words alone ("open until Saturday") are left out; all others stay,
 * letter by letter.
 */
export function correctedText(
  text: string | RichText,
  language: PageLanguage,
  correction: Correction,
): string | RichText {
  if (typeof text === 'string') return correctedString(text, language, correction)
  return text.flatMap((node) => {
    const whole = node.spans.map((span) => span.text).join('')
    const spans = node.spans
      .map((span) => ({ ...span, text: correctedString(span.text, language, correction) }))
      .filter((span) => span.text !== '')
    const said = spans.map((span) => span.text).join('')
    return whole === said ? [node] : said.trim() === '' ? [] : [{ ...node, spans }]
  })
}

function correctedString(text: string, language: PageLanguage, correction: Correction): string {
  const { changes, before, after } = correction
  const rewording = { changes, values: after.values, language }
  const sentences = Array.from(
    segmenter(locales[language].tag, { granularity: 'sentence' }).segment(text),
    ({ segment }) => segment,
  )
  const kept = sentences.flatMap((sentence) => {
    const said = reworded(sentence, rewording)
    // What nobody told before is no matter of this fact: a wish has put it there.
    const isStale = !untoldIn(sentence, language, before) && untoldIn(said, language, after)
    return isStale ? [] : [said]
  })
  return kept.length === sentences.length ? kept.join('') : kept.join('').trim()
}
