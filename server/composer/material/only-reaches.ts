import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { hasTag, tagsOver, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { Facts } from '#shared/page/facts.ts'
import { countClaims } from './requests.ts'

/** Ways that are shown as a row of their own. */
const ways = ['phone', 'email', 'url'] as const
type Way = (typeof ways)[number]

/** A messenger stands in no row but where the page links to it. */
const chats = ['whatsapp', 'sms', 'line', 'kakao', 'instagram', 'telegram', 'tiktok', 'social']
/** "Only by mail", "not on Sundays", "not before ten": more than a number says. */
const more = ['words.limits', 'words.negations', 'hours.days.', 'dates.months.', 'dates.day']

/** What each way is used by, in senses of words. */
const using: Record<Way, readonly string[]> = {
  phone: ['call'],
  email: ['write', 'online'],
  url: ['online'],
}
/** What one gets in touch for: said once, by the heading or the button, where there is one way. */
const purposes = ['ask', 'book', 'enrol', 'order', 'for', 'thanks', 'must', 'want']

/**
 * "To book, write to me: anna@…": a sentence that says nothing but the mail, the phone or the site that
 * stand right beside it as rows.
 */
export function onlyReaches(reading: Reading, facts: Facts, span: Span): boolean {
  const { text } = reading
  const rows = ways.filter((way) => facts[way] !== undefined && reading.facts[way])
  const said = rows.filter((way) => isIn(reading.facts[way]?.span, span))
  const isChat = chats.some((chat) => hasTag(text, ...span, `contact.${chat}`))
  if (said.length === 0 || isChat || more.some((tag) => hasTag(text, ...span, tag))) return false
  if (countClaims(reading, span, 'time') > 0) return false
  // Of two ways each may be for something else: "bookings by phone, questions by mail".
  const isOnlyWay = rows.length === 1
  const senses = [...said.flatMap((way) => using[way]), ...(isOnlyWay ? purposes : [])]
  return tokensIn(text, ...span).every(
    (token) =>
      token.kind === 'mark' ||
      said.some((way) => isIn([token.start, token.end], reading.facts[way]?.span)) ||
      leads(reading, token, said) ||
      sensesOf(text.language, token.text).some((sense) => senses.includes(sense)) ||
      (isOnlyWay && hasTag(text, token.start, token.end, 'actions.')),
  )
}

const isIn = (inner: Span | undefined, outer: Span | undefined): boolean =>
  inner !== undefined && outer !== undefined && inner[0] >= outer[0] && inner[1] <= outer[1]

/** "Or", "us", "phone:" and the name of the page: words that only lead to a way to get in touch. */
function leads({ text, facts }: Reading, { start, end }: Token, said: readonly Way[]): boolean {
  const cues = ['words.alone', 'words.together', ...said.map((way) => `contact.${way}`)]
  return (
    isFunctionWord(text, start, end) ||
    isIn([start, end], facts.name?.span) ||
    tagsOver(text, start, end).some(({ tag }) => cues.includes(tag) || tag === 'contact.site')
  )
}
