import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { personNameOf } from '../text/person-names.ts'
import { tagAt, tagBefore, tagsIn, tokensIn } from '../text/tagged-text.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'

/** Letters of a clause that names others, and words between "go to" and a name: "the". */
const longest = { clause: 60, between: 1 }
/** Letters behind a name in which one turns off at it. */
const nearby = 8
const stop = /[.!?,;:()\n。、！？]/

/** "At 1 pm at the restaurant | The Loom": where something with a day takes place, and not what it is. */
export function isVenue({ text, days }: Draft, [start]: Span): boolean {
  if (days.length === 0) return false
  const nouns = (text.endingAt.get(start - 1) ?? []).filter(
    ({ tag }) => tag === 'places.venues' || isTradeNoun(tag),
  )
  return nouns.some(({ start: at }) => {
    const article = tagBefore(text, at - 1, 'words.articles')
    return [at, article?.start ?? at].some(
      (from) => tagBefore(text, from - 1, 'words.prepositions') !== undefined,
    )
  })
}

/**
 * 간판도 없어요, 看板もない小さい店: what is denied is no name, where it is not called so; a word that
 * is written in one, 문없는집, is what somebody made up.
 */
export function isDenied({ text }: Draft, [start, end]: Span): boolean {
  const said = text.raw.slice(start, end)
  if (!isDense(said) || tagBefore(text, start, 'names.before')) return false
  const isSpaced = /\p{Script=Hangul}/u.test(said)
  return tagsIn(text, start, end, 'words.negations').some(
    (tag) => !isSpaced || tag.start === start || text.raw[tag.start - 1] === ' ',
  )
}

/** 참기름집 | 옆에, うどん屋 | の裏: what one turns off at, and not what is found there. */
export function isNeighbour({ text }: Draft, [start, end]: Span): boolean {
  if (!isDense(text.raw.slice(start, end))) return false
  return tagsIn(text, end, end + nearby, 'places.directions').some(({ start: at }) =>
    /^ ?$/.test(text.raw.slice(end, at)),
  )
}

/** "Like new again" – Mina: what somebody said is not what it is called. */
export function isQuotation({ text, claims }: Draft, [start, end]: Span): boolean {
  const quote = claims.find(
    ({ kind, span: own }) => kind === 'quote' && own[0] <= start && end <= own[1],
  )
  return quote !== undefined && /^\s*[–—-]\s*\p{L}/u.test(text.raw.slice(quote.span[1]))
}

/** "Hi Ben!", おつかれさまー: who is greeted first is whoever makes the page. */
export function isGreeting({ text }: Pick<Draft, 'text'>, [start, end]: Span): boolean {
  const greeting = tagAt(text, start, 'words.greetings')
  if (!greeting) return false
  return tokensIn(text, greeting.end, end).every(
    ({ kind, text: word }) => kind === 'mark' || personNameOf(word) !== undefined,
  )
}

/** "Support from | Lindy Marrow", "we go to the | Black Swan", "in aid of …": a name that is another's. */
export function isOfOthers({ text }: Pick<Draft, 'text'>, [start, end]: Span): boolean {
  const { raw } = text
  const before = (tag: string) =>
    tagsIn(text, Math.max(0, start - longest.clause), end, tag).filter(
      (found) =>
        found.start === start ||
        (found.end <= start && !stop.test(raw.slice(found.end, start))) ||
        // "vamos | à Adega do Evaristo": its last word may be taken for the first of the name.
        (found.start < start && found.end > start && found.end < end),
    )
  const isNear = (from: number) => tokensIn(text, from, start).length <= longest.between
  return (
    before('names.support').length > 0 || before('names.others').some(({ end: to }) => isNear(to))
  )
}
