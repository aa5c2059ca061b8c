import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import { type Clause, isSoft, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'
import { quotesIn, type Told, toldIn, toldWithin } from './told.ts'

/** Letters of a button. */
const longestLabel = 40

/**
 * What a button is to say, letter for letter: quoted, behind "to", behind words that announce it,
 * or before "on the button". Whatever else its words may mean, they are its own.
 */
export function labelIn(clause: Clause): Told | null {
  const [quote] = quotesIn(clause)
  if (quote) return quote
  const found = clause.of('nouns.button').length === 1 ? unquoted(clause) : null
  const told = found && !holdsSite(clause, found) ? withoutTarget(clause, found) : null
  return told && told.text.length <= longestLabel ? capitalised(told) : null
}

/** An address is where a button leads, and nothing it says. */
const holdsSite = (clause: Clause, { span }: Told): boolean =>
  clause.of('value.url').some(({ start, end }) => start < span[1] && end > span[0])

const targets = ['nouns.phone', 'nouns.email', 'nouns.contact', 'nouns.form', 'contact.']

/** "Book a visit and opens the email": what it leads to is no word of its own. */
function withoutTarget(clause: Clause, told: Told): Told {
  const inside = clause.marks.filter(
    ({ start, end }) => start > told.span[0] && end <= told.span[1],
  )
  const verb = inside.find((mark) => means(mark, 'words.leadsTo'))
  const joint = inside.findLast(
    (mark) => means(mark, 'words.and') && mark.end <= (verb?.start ?? 0),
  )
  const tail = inside.filter(({ start }) => verb && start >= verb.start)
  const isTarget = (mark: Mark) => targets.some((tag) => means(mark, tag))
  if (!joint || !tail.some(isTarget) || tail.at(-1)?.end !== told.span[1]) return told
  const label = toldWithin(clause, [told.span[0], joint.start])
  return label ? { ...label, isSure: told.isSure } : told
}

function unquoted(clause: Clause): Told | null {
  if (/[:：]/.test(clause.raw)) return toldIn(clause)
  return becomes(clause) ?? between(clause) ?? announced(clause) ?? putOn(clause)
}

/** "Call the button …", but not "the button should call us". */
export function isRenamed(clause: Clause): boolean {
  const [button] = clause.of('nouns.button')
  const { isPostpositional } = clause.wish.language.words
  return (
    !isPostpositional && clause.of('do.rename').some((mark) => button && mark.end <= button.start)
  )
}

/** "Change the button to Book a visit", "rename the button Reserve". */
function becomes(clause: Clause): Told | null {
  const [button] = clause.of('nouns.button')
  if (!button) return null
  if (clause.wish.language.words.isPostpositional) return beforeVerb(clause, button)
  const isChanged = clause.of('do.change').some(({ end }) => end <= button.start)
  const renamed = isRenamed(clause)
  const start = behindLink(clause, button.end)
  if (!renamed && (!isChanged || start === button.end)) return null
  const told = toldWithin(clause, [start, endOf(clause)])
  return told && (renamed || isOwn(clause, told)) ? told : null
}

/** "ボタンを予約するに変えて": what stands between the button's particle and that of the verb. */
function beforeVerb(clause: Clause, button: Mark): Told | null {
  const behind = clause.marks.filter(({ start }) => start >= button.end)
  const [first] = behind
  const isParticle = first && means(first, 'words.link') && first.start <= button.end
  const start = isParticle ? first.end : button.end
  const verb = behind.findLast((mark) => !isSoft(mark) && isVerb(mark))
  const joint = behind.findLast(
    (mark) => means(mark, 'words.link') && mark.end <= (verb?.start ?? 0),
  )
  if (!joint || joint.start <= start) return null
  const told = toldWithin(clause, [start, joint.start])
  return told && isOwn(clause, told) ? told : null
}

const isVerb = (mark: Mark): boolean => ['do.', 'words.says'].some((tag) => means(mark, tag))

/** "Auf dem Knopf soll Platz sichern stehen": the announcing words stand around it. */
function between(clause: Clause): Told | null {
  const [button] = clause.of('nouns.button')
  const last = clause.marks.at(-1)
  const first = clause.marks.find(({ start }) => button && start >= button.end)
  if (!button || !last || !first || first === last) return null
  const isAround = means(first, 'do.change') && means(last, 'words.says')
  return isAround ? toldWithin(clause, [first.end, last.start]) : null
}

/** "The button should say Book a table and call us": all that is behind the word for it. */
const announced = (clause: Clause): Told | null =>
  clause.has('words.says') ? toldIn(clause) : null

/** "Put Book a visit on the button". */
function putOn(clause: Clause): Told | null {
  const [button] = clause.of('nouns.button')
  const [verb] = clause.marks
  if (!button || !verb || !isVerb(verb) || clause.wish.language.words.isPostpositional) return null
  if (clause.marks.at(-1) === button) return beforeButton(clause, verb, button)
  // "Zet op de knop Breng je schoenen": the words follow, and begin as names do.
  const told = toldWithin(clause, [button.end, endOf(clause)])
  return told && isLinkedTo(clause, button) && isTitle(told) ? told : null
}

function beforeButton(clause: Clause, verb: Mark, button: Mark): Told | null {
  const start = joinsOf(clause, button)[0]?.start
  const told = start === undefined ? null : toldWithin(clause, [verb.end, start])
  return told && isLinkedTo(clause, button) && isTitle(told) && isOwn(clause, told) ? told : null
}

const isTitle = ({ text }: Told): boolean => /^\p{Lu}/u.test(text)

/** The words right before a button that only join it: "on the". */
function joinsOf({ marks }: Clause, button: Mark): Mark[] {
  const before = marks.filter(({ end }) => end <= button.start)
  const from = before.findLastIndex((mark) => !isSoft(mark)) + 1
  return before.slice(from).filter((mark) => isSoft(mark))
}

const isLinkedTo = (clause: Clause, button: Mark): boolean =>
  clause.marks.some(
    (mark) =>
      mark.end <= button.start &&
      (means(mark, 'words.link') ||
        hasTag(clause.wish.text, mark.start, mark.end, 'words.prepositions')),
  )

/** "To join" and "to say" may be one word to the reader, and "to" leads to the label still. */
function behindLink({ wish: { text, language }, span }: Clause, from: number): number {
  const [first, second] = tokensIn(text, from, span[1])
  const isLink = first && language.words.words.becomes.includes(first.text)
  if (!isLink) return from
  const isSaying = language.words.words.says.includes(`${first.text} ${second?.text}`)
  const isName = second && /^\p{Lu}/u.test(text.raw.slice(second.start))
  return isSaying && !isName ? from : first.end
}

/** Without the verb's other half ("benenne ihn in Anfragen um") and a "please". */
function endOf({ wish: { text }, marks, span }: Clause): number {
  const last = marks.at(-1)
  if (last?.end !== span[1] && last && /\p{L}/u.test(text.raw.slice(last.end, span[1])))
    return span[1]
  if (!last) return span[1]
  const isHalf = hasTag(text, last.start, last.end, 'words.prepositions')
  return isHalf || means(last, 'words.polite') ? last.start : span[1]
}

const others = ['qualities.', 'look.', 'places.', 'nouns.texts', 'nouns.button', 'do.rewrite']
const ways = ['contact.', 'nouns.phone', 'nouns.email', 'nouns.contact', 'nouns.form']

/** "To green", "to something shorter", "to the contact form" tell how it looks and where it leads. */
function isOwn(clause: Clause, { text, span }: Told): boolean {
  const inside = clause.marks.filter(({ start, end }) => start >= span[0] && end <= span[1])
  const isAll = (tags: readonly string[]) =>
    inside.some((mark) => tags.some((tag) => means(mark, tag))) &&
    inside.every((mark) => isSoft(mark) || tags.some((tag) => means(mark, tag))) &&
    clause.unread().every(([start, end]) => start < span[0] || end > span[1])
  if (isAll(ways) || isAll(others)) return false
  return /^\p{Lu}/u.test(text) || !inside.some((mark) => others.some((tag) => means(mark, tag)))
}

function capitalised(told: Told): Told {
  const [first = '', ...rest] = told.text
  return { ...told, text: first.toLocaleUpperCase() + rest.join('') }
}
