import type { Industry } from '#shared/page/industries.ts'
import { tradeIndex } from './classify-industry.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, phraseIndex } from './match-phrases.ts'
import { type Stretch, tidy } from './offer-pieces.ts'
import type { CalendarDay } from './read-dates.ts'
import type { BriefText } from './read-text.ts'

/** "market day on", "Concerto de Natal a": the words before a date that name what is on. */
export function titleBefore(
  text: BriefText,
  from: number,
  date: CalendarDay,
  lexicon: Lexicon,
): Stretch | null {
  const parts = [...text.folded.slice(from, date.start).matchAll(/[^,;:()–—]+/g)]
  for (const part of parts.toReversed()) {
    const start = from + part.index
    const title = titleIn(text, { start, end: start + part[0].length }, lexicon)
    if (title) return title
  }
  return null
}

/** 12月5日に秋のマルシェを開催: the words behind a date. */
export function titleBehind(
  text: BriefText,
  from: number,
  to: number,
  lexicon: Lexicon,
): Stretch | null {
  const part =
    /^(?:\s?[(（][^)）]{1,4}[)）])?[\s,:、にはの]*([^,;:()–—。、を]+?)(?:[을를이가]?\s?(?:합니다|엽니다|열립니다|있습니다|해요|입니다).*|を.*|が.*|です.*)?(?=[,;:()–—。、を]|$)/.exec(
      text.folded.slice(from, to),
    )
  const words = part?.[1]
  if (!part || !words) return null
  const lead = part[0].indexOf(words)
  const venue = /^\S+(?:에서|で) ?/.exec(words)?.[0].length ?? 0
  const start = from + lead + venue
  return titleIn(text, { start, end: from + lead + words.length }, lexicon)
}

/** A part of a sentence that speaks of something one goes to, without what leads to it. */
function titleIn(text: BriefText, part: Stretch, lexicon: Lexicon): Stretch | null {
  const { folded } = text
  const votes = matchAll(tradeIndex(lexicon), folded, part.start, part.end)
  const isShow = (vote: { industry: Industry; weight: number }) =>
    (vote.industry === 'event' || vote.industry === 'music') && vote.weight >= 4
  const known = votes.some(({ value }) => value.some(isShow))
  const told = matchAll(phraseIndex(lexicon.occasions), folded, part.start, part.end).length > 0
  if (!known && !told) return null
  const whole = tidy(folded, behindWish(folded, part), lexicon)
  const title = whole && withoutTail(folded, withoutYear(folded, whole), lexicon)
  const words = title ? folded.slice(title.start, title.end).split(/\s+/).length : 0
  return title && words <= 8 && title.end - title.start > 2 ? title : null
}

/** "Need a site about the village fete on 14 June": the page is no part of the fete. */
function behindWish(folded: string, { start, end }: Stretch): Stretch {
  return { start: start + (wish.exec(folded.slice(start, end))?.[0].length ?? 0), end }
}

const wish =
  /^(?:\S+ ){0,6}?(?:(?:web|home)?(?:site|page|seite)|web|pagina|sitio|sito) (?:about|for|of|voor|over|fur|uber|zum|zur|pour|sur|per|sul|sulla|para|sobre|del?|d[ao]) (?:(?:the|our|my|an?|die|das|den|dem|unser(?:en?|em)?|le|la|les|notre|une?|il|lo|el|l[ao]s|nuestr[oa]|nostr[oa]|o|a|noss[oa]|de|het|ons|onze|een|ein(?:en?|em)?) )?/

/** "Summer Jam 2026": the year is the date's. */
function withoutYear(folded: string, { start, end }: Stretch): Stretch {
  const year = /\s?20\d\d[\s　]*$|[をがは]$/.exec(folded.slice(start, end))
  return { start, end: year ? start + year.index : end }
}

/** "Mercadillo el", "Mercatino sabato": an article and a weekday lead to the date. */
function withoutTail(folded: string, { start, end }: Stretch, lexicon: Lexicon): Stretch {
  const word = /\s(\S+)$/.exec(folded.slice(start, end))
  const leads =
    word?.[1] &&
    (/^(?:el|il|le|la|the|o|a|de|den|der|het|am|op|on|vom|von|van|from|du|del|dal|do|da|no|na)$/.test(
      word[1],
    ) ||
      lexicon.hours.days.some((days) => isPhrase(days, word[1] ?? '')))
  return word && leads
    ? withoutTail(folded, { start, end: start + word.index }, lexicon)
    : { start, end }
}
