import { tokensIn } from '#server/reader/text/tagged-text.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import { Clause, isSoft } from './clause.ts'
import { isComposition } from './is-composition.ts'
import { itemsMeant } from './item-of.ts'
import { markWish } from './mark-wish.ts'
import type { MarkedWish } from './marked-wish.ts'
import { retimedEntries } from './read-time.ts'
import { readWish } from './read-wish.ts'
import { segmentsOf } from './segments.ts'
import { freeIn, type Told } from './told.ts'
import { clearedParts } from './unclear-part.ts'

const mostChoices = 4
const mostWords = 80

/** What to ask where a wish was read in part; null where nothing of it was recognised. */
export function askBack(wish: MarkedWish, today: string): CommandAsk | null {
  const { questions } = wish.language.words
  const whole = new Clause(wish, [0, wish.text.raw.length])
  // A part of what we are to compose is nothing to offer.
  if (isComposition(whole)) return null
  const isRead = (command: string) =>
    (readWish(markWish(command, wish.language.code, wish.page), today) ?? []).length > 0
  const which = [...whichItem(whole), ...clearedParts(whole), ...retimedEntries(whole)].filter(
    isRead,
  )
  if (which.length > 1) return askOf(questions.which, which)
  const colour = buttonColour(whole).filter(isRead)
  if (colour.length > 0) return askOf(questions.buttonColour, colour)
  const added = missingItem(whole)
  if (added && isRead(added.command)) {
    return askOf(questions.missing.replace('{item}', added.item), [added.command])
  }
  const unread = whole
    .unread()
    .map((span) => wish.text.raw.slice(...span))
    .join(' … ')
  const likely = withoutTwins(
    [...partsAlone(wish), withoutUnread(whole)].filter((said) => said !== wish.text.raw),
    (said) => readWish(markWish(said, wish.language.code, wish.page), today) ?? [],
  )
  if (likely.length === 0) return null
  return askOf(
    questions.partly.replace(
      '{words}',
      unread.slice(0, mostWords) || wish.text.raw.slice(0, mostWords),
    ),
    likely,
  )
}

/** Those that do something, one of each that do the same. */
function withoutTwins(
  commands: readonly string[],
  read: (command: string) => readonly unknown[],
): string[] {
  const byDeed = new Map<string, string>()
  for (const command of commands) {
    const deeds = read(command)
    const deed = JSON.stringify(deeds)
    if (deeds.length > 0 && !byDeed.has(deed)) byDeed.set(deed, command)
  }
  return [...byDeed.values()]
}

function askOf(question: string, commands: readonly string[]): CommandAsk {
  const choices = [...new Set(commands.map(capitalised))].slice(0, mostChoices)
  return { question, choices: choices.map((command) => ({ label: command, command })) }
}

function capitalised(command: string): string {
  const [first = '', ...rest] = command
  return first.toLocaleUpperCase() + rest.join('')
}

/** The wish with each of the things it may mean by its whole name. */
function whichItem(clause: Clause): string[] {
  const names = itemsMeant(clause)
  const parts = clause.of('item.part')
  const [first] = parts
  const last = parts.at(-1)
  if (names.length < 2 || !first || !last) return []
  const { raw } = clause.wish.text
  return names.map((name) => `${raw.slice(0, first.start)}${name}${raw.slice(last.end)}`)
}

/** "Cappuccino from now on costs 3.50": nothing on the page is called so. */
function missingItem(clause: Clause): { item: string; command: string } | null {
  const [amount, more] = [...clause.of('value.money'), ...clause.of('value.number')]
  if (!amount || more || !clause.doesOnly('change', 'raise', 'lower')) return null
  const told = freeIn(clause, [
    'value.money',
    'value.number',
    'nouns.pricing',
    'do.',
    'words.all',
    'words.aside',
  ])
  const isTimed = ['hours.days', 'words.starts'].some((tag) => clause.has(tag))
  if (!told || told.text.length > 50 || isTimed) return null
  const { add } = clause.wish.language.words.questions
  const sum = clause.wish.text.raw.slice(amount.start, amount.end)
  const item = withoutParticle(clause, told)
  return item ? { item, command: add.replace('{item}', item).replace('{amount}', sum) } : null
}

/** "学生券は": what marks a word in its sentence is no part of a name. */
function withoutParticle({ wish: { text, language } }: Clause, told: Told): string {
  const [start, end] = told.span
  const last = tokensIn(text, start, end).at(-1)
  const isParticle =
    language.words.isPostpositional &&
    last !== undefined &&
    language.words.words.link.some((each) => each === text.raw.slice(last.start, last.end))
  return text.raw.slice(start, isParticle ? last.start : end).trim()
}

/** "Make the button green": it has the colour of the page, and none of its own. */
function buttonColour(clause: Clause): string[] {
  const [colour, more] = clause.of('look.colours.')
  const known = ['look.', 'qualities.', 'nouns.button', 'nouns.colours', 'do.']
  if (!colour || more || !clause.has('nouns.button') || !clause.isRead(known)) return []
  const { text, language } = clause.wish
  const said = text.raw.slice(colour.start, colour.end)
  return [language.words.questions.recolour.replace('{colour}', said)]
}

/** Each part of a wish by itself, in its own words. */
function partsAlone(wish: MarkedWish): string[] {
  const segments = segmentsOf(wish)
  if (segments.length < 2) return []
  return segments.map(({ span }) => wish.text.raw.slice(...span).trim())
}

/** The wish without the words nobody understood. */
function withoutUnread(clause: Clause): string {
  const { raw } = clause.wish.text
  const kept = clause.marks.filter((mark) => !isSoft(mark) || clause.has('value.'))
  const spaces = /\p{Script=Kana}|\p{Script=Han}/u.test(raw) ? '' : ' '
  return kept.map(({ start, end }) => raw.slice(start, end)).join(spaces)
}
