import { parseHours } from '#server/reader/grammars/hours/parse-hours.ts'
import { languageOf } from '#server/reader/language.ts'
import { hasTag, tagText } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import { type OpeningHours, parseOpeningHours } from '#shared/page/opening-hours.ts'
import { capitalised } from '../capitalised.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { changeTexts } from './change-texts.ts'
import { withoutEmptied } from './emptied-items.ts'
import { sentencesOf } from './sentences.ts'

const nothing: Change = { ops: [], sources: {}, outcome: null }

/**
 * The page without what its sentences say of the hours as they were: under a table that was corrected
 * they would say the opposite.
 * @param before the hours as they were, in OpenStreetMap's syntax
 */
export function withoutOldHours({ document }: Desktop, before: string | undefined): Change {
  const old = parseOpeningHours(before ?? '')
  const now = parseOpeningHours(document.facts.hours ?? '')
  if (!old || !now || isSame(old.days, now.days)) return nothing
  const gone = new Set<string>()
  const isWrong = (said: string) => contradicts(document, said, { old, now })
  const texts = changeTexts(document, (text) => {
    const kept = sentencesOf(text, document).map((sentence) => {
      const left = withoutWrong(document, sentence, isWrong)
      if (left !== sentence) gone.add(goneOf(sentence, left))
      return left
    })
    return kept.join('').trimEnd() === text.trimEnd() ? text : kept.join('').trim()
  })
  if (gone.size === 0) return nothing
  const made = withoutEmptied(document, texts.ops)
  const words = [...gone].join(' · ').slice(0, mostLetters)
  const sources = { ...texts.sources, ...made.sources }
  return { ops: made.ops, sources, outcome: unchanged({ code: 'outdated', words }).outcome }
}

const mostLetters = 380

/** What is gone of a sentence of which a part stays. */
function goneOf(sentence: string, left: string): string {
  const kept = left.replace(/[.,;，、。]$/, '').slice(1)
  const at = kept ? sentence.indexOf(kept) : -1
  if (at < 1) return sentence.trim()
  const said = sentence.slice(0, at - 1) + sentence.slice(at + kept.length)
  return said.replace(/^[\s,;，、.。]+|[\s,;，、.。]+$/g, '')
}

interface Weeks {
  old: OpeningHours
  now: OpeningHours
}

/** Whether words tell of a day as it was, and it is otherwise now. */
function contradicts({ base }: PageDocument, said: string, { old, now }: Weeks): boolean {
  const text = tagText(said, languageOf(base))
  const told = parseOpeningHours(parseHours(text, [[0, said.length]]) ?? '')
  const days = told?.days.flatMap((times, day) => (told.told[day] || times.length > 0 ? [day] : []))
  if (!told || !days?.length) return false
  const isAsBefore = days.every((day) => isSame(told.days[day], old.days[day]))
  return isAsBefore && days.some((day) => !isSame(told.days[day], now.days[day]))
}

/** A sentence, or what of it tells of other days by itself: "Sundays by appointment". */
function withoutWrong(
  document: PageDocument,
  sentence: string,
  isWrong: (said: string) => boolean,
): string {
  const parts = sentence.trim().split(/(?<=[,;，、])/)
  const left = parts.filter((part) => !isWrong(part.replace(/[,;，、.。]\s*$/, '')))
  if (left.length === parts.length) return isWrong(sentence.trim()) ? '' : sentence
  const stands = left.length > 0 && left.every((part) => tellsWhen(document, part))
  const said = left
    .join('')
    .trim()
    .replace(/[,;，、]$/, '.')
  return stands ? capitalised(said) : ''
}

const tellsWhen = ({ base }: PageDocument, said: string): boolean => {
  const text = tagText(said, languageOf(base))
  return ['hours.days.', 'dates.months.'].some((tag) => hasTag(text, 0, said.length, tag))
}
