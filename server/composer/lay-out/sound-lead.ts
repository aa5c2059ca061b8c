import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { tagAt } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { holdsDay } from '../material/holds-fact.ts'
import { countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import { opensWithSubject } from '../material/sentences.ts'
import type { Lead } from './lead-under.ts'

/**
 * From 0 to 1: what is likelier asked of whoever makes the page opens none, and words that are hardly
 * there to say what this is do so only as a sentence; one that tells the name is hardly asked.
 */
const sure = { asked: 0.3, named: 0.55, about: 0.3, welcome: 0.15, remark: 0.4 }
const saying = ['name', 'kind', 'offer', 'audience', 'person', 'story'] as const
/** What is looked for elsewhere: "Tamales 22 pesos each, 240 the dozen" is a string of notes. */
const elsewhere = ['money', 'phone', 'email'] as const

/**
 * Whether a statement may be the first thing read below a headline, whoever proposed it: it says what
 * this is, what it offers or when it is. Without one nothing stands there.
 */
export function isSoundLead(reading: Reading, { statement }: Lead): boolean {
  if (!statement || isSearch(reading)) return true
  const { span, isSentence, role, introduces, remark } = statement
  const isOwn = isSentence && introducesItself(reading, span)
  const most = isOwn ? sure.named : sure.asked
  // Word by word "I look after hens, it is called Tok" may sound asked; as a whole it is a welcome.
  const isWelcome = remark < sure.remark && introduces - remark >= sure.welcome
  if (!isWelcome && chanceOf(reading, span, ['instruction', 'courtesy']) >= most) return false
  if (elsewhere.some((kind) => countClaims(reading, span, kind) > 0)) return false
  if (isNotes(reading, span)) return false
  const isDated = role === 'programme' && holdsDay(reading, span)
  return isSentence || isDated || chanceOf(reading, span, saying) >= sure.about
}

/** "fencing club hull juniors wed 6.30 seniors 8pm kit to borrow": all there is in one breath, where a noun says what it is. */
const isNotes = (reading: Reading, span: Span): boolean =>
  reading.facts.kind !== undefined &&
  reading.industry !== 'event' &&
  countClaims(reading, span, 'time') > 0 &&
  /^\P{L}*\p{Ll}/u.test(reading.text.raw.slice(...span))

/** "We are …", "My name is …", with the name. */
const introducesItself = (reading: Reading, [start, end]: Span): boolean => {
  const { name } = reading.facts
  const isNamed = name !== undefined && name.span[0] >= start && name.span[1] <= end
  const isOwn = tagAt(reading.text, start, 'words.possessives') !== undefined
  return isNamed && (isOwn || opensWithSubject(reading, [start, end]))
}
