import { detectLanguage } from '#server/reader/detect-language.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { deedOf } from './as-asked.ts'
import { commandLanguages } from './command-words.ts'
import type { Intent } from './intent.ts'
import { askBack } from './read/ask-back.ts'
import { Clause, means } from './read/clause.ts'
import { inFigures } from './read/in-figures.ts'
import { insteadOf } from './read/instead-of.ts'
import { isComposition } from './read/is-composition.ts'
import { isElsewhere } from './read/is-elsewhere.ts'
import { likeOnPage } from './read/like-on-page.ts'
import { markWish } from './read/mark-wish.ts'
import type { MarkedWish } from './read/marked-wish.ts'
import { newsIn } from './read/news-in.ts'
import { openPoint } from './read/open-point.ts'
import { plainStatement } from './read/plain-statement.ts'
import { askAway, asksAway, readAway } from './read/read-away.ts'
import { readEvents } from './read/read-events.ts'
import { statementIn } from './read/read-statement.ts'
import { readWish } from './read/read-wish.ts'
import { toldOtherwise, unsaid } from './read/statement-asks.ts'
import { valueInPlace } from './read/value-in-place.ts'
import { valuesLike } from './read/values-like.ts'
import { isUnhappy, whatElse } from './read/what-else.ts'

/** What a wish asks for, read whole; or a question; or null where nothing of it was recognised. */
export type ReadCommand = { intents: Intent[] } | { ask: CommandAsk } | null

interface Circumstances {
  /** The languages it is most likely in, likeliest first. */
  likely: readonly string[]
  page: PageDocument
  /** ISO 8601. */
  today: string
}

/**
 * Reads what a person wants done to their page, in any of the languages there are words for. A
 * wish is read to its last word or not at all: what is unclear is asked.
 */
export function readCommand(command: string, { likely, page, today }: Circumstances): ReadCommand {
  const plain = command
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
  const text = inFigures(plain, languagesOf(plain, likely)[0] ?? page.base, page)
  let first: MarkedWish | null = null
  let idle: Intent[] | null = null
  for (const code of languagesOf(text, likely)) {
    const wish = markWish(text, code, page)
    if (isElsewhere(wish)) return elsewhere(wish)
    const intents = quotedSwap(wish, today) ?? readWish(wish, today)
    if (intents?.some(isLoose) && !likely.includes(code)) continue
    if (intents?.length === 0 && isUnhappy(wish)) return asked(whatElse(wish, today))
    first ??= wish
    const open = intents && openPoint(wish, intents)
    if (open) return asked(open)
    const deed = intents && deedOf(wish, intents, today)
    if (intents && deed === 'done') return { intents }
    if (deed === 'idle') idle ??= intents
  }
  const base = markWish(text, page.base, page)
  const own = isWished(page.base) ? base : null
  const may = (intents: readonly (Intent | null)[], wish = base) => doneBy(wish, intents, today)
  const read = may([readEvents(base)]) ?? may([own && valueInPlace(own)])
  if (read) return read
  for (const code of likely.filter(isWished)) {
    const wish = markWish(text, code, page)
    const explained = may(readWish(wish, today, { mayExplain: true }) ?? [], wish)
    if (explained) return explained
  }
  const leaving = awayIn(text, likely, page)
  const away = leaving && may([readAway(leaving)], leaving)
  if (away) return away
  const like = own && !leaving ? likeOnPage(own) : null
  return (
    (like && 'intents' in like ? may(like.intents) : null) ??
    (idle ? { intents: idle } : null) ??
    (like && 'ask' in like ? like : null) ??
    statedIn(text, page) ??
    asked(first && askBack(first, today)) ??
    asked(leaving && askAway(leaving)) ??
    unsureOf(text, page) ??
    asked(own && !leaving ? plainStatement(own) : null) ??
    asked(own && !leaving ? valuesLike(own, { isOnly: true }) : null) ??
    asked(insteadIn(text, likely.find(isWished) ?? page.base, page, today)) ??
    (first && isComposition(new Clause(first, [0, text.length])) ? elsewhere(first) : null)
  )
}

/** "Change “13 June” to “20 June”": a value is more than its words. */
function quotedSwap(wish: MarkedWish, today: string): Intent[] | null {
  const isQuoted = wish.marks.filter((mark) => means(mark, 'value.quote')).length === 2
  const swapped = isQuoted ? valueInPlace(wish) : null
  return swapped && deedOf(wish, [swapped], today) === 'done' ? [swapped] : null
}

/** What is read, where the page is then as the wish would have it. */
function doneBy(wish: MarkedWish, read: readonly (Intent | null)[], today: string): ReadCommand {
  const intents = read.filter((intent) => intent !== null)
  return intents.length > 0 && deedOf(wish, intents, today) === 'done' ? { intents } : null
}

/** A wish in a language in which it asks that something goes. */
function awayIn(text: string, likely: readonly string[], page: PageDocument): MarkedWish | null {
  const wishes = [...new Set([page.base, ...likely])]
    .filter(isWished)
    .map((code) => markWish(text, code, page))
  return wishes.find(asksAway) ?? null
}

function insteadIn(text: string, code: string, page: PageDocument, today: string) {
  const marked = (command: string) => markWish(command, code, page)
  return insteadOf(marked(text), marked, today)
}

/** What can be asked instead. */
const elsewhere = ({ language }: MarkedWish): ReadCommand => ({
  ask: { question: language.words.questions.elsewhere, choices: [] },
})

/** Read of a word or two, which another language may have as well. */
const isLoose = ({ wish }: Intent): boolean => wish === 'lacking'

const isWished = (code: string): boolean => commandLanguages.includes(code)

const asked = (ask: CommandAsk | null): ReadCommand => (ask ? { ask } : null)

/** A fact that is told in the language of the page; where the page tells of it, what is to be done. */
function statedIn(text: string, page: PageDocument): ReadCommand {
  const wish = markWish(text, page.base, page)
  const statement = asksAway(wish) ? null : statementIn(wish)
  if (!statement) return null
  const ask = toldOtherwise(wish, statement)
  if (ask) return { ask }
  return statement.isSure
    ? { intents: [{ wish: 'tell', text: statement.text, kind: statement.kind }] }
    : null
}

/** What may be such a fact is asked about. */
function unsureOf(text: string, page: PageDocument): ReadCommand {
  const wish = markWish(text, page.base, page)
  if (asksAway(wish)) return null
  const statement = statementIn(wish)
  return asked(statement ? unsaid(wish, statement) : newsIn(wish))
}

/** Shorter ones hardly tell their language. */
const shortest = 60

/** The language it looks like, then those that are likely; of a short wish then all others. */
function languagesOf(text: string, likely: readonly string[]): string[] {
  const detected = detectLanguage(text, likely[0] ?? '')
  const others = text.length < shortest ? commandLanguages : []
  return [...new Set([detected, ...likely, ...others])].filter((code) =>
    commandLanguages.includes(code),
  )
}
