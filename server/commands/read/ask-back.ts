import { languageOf } from '#server/reader/language.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import { fillIn } from '#shared/i18n/fill-in.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import { capitalised } from '../capitalised.ts'
import type { Intent } from '../intent.ts'
import { asking } from './asking.ts'
import { Clause, means } from './clause.ts'
import { isComposition } from './is-composition.ts'
import { isPhrase } from './is-phrase.ts'
import { itemsMeant } from './item-of.ts'
import { markWish } from './mark-wish.ts'
import type { MarkedWish } from './marked-wish.ts'
import { missingItems } from './missing-items.ts'
import { likelyCorrections } from './read-correction.ts'
import { asksHandwriting } from './read-font.ts'
import { retimedEntries } from './read-time.ts'
import { readWish } from './read-wish.ts'
import { retoldSentence } from './retold.ts'
import { segmentsOf } from './segments.ts'
import { clearedParts } from './unclear-part.ts'
import { undated } from './undated.ts'

const mostChoices = 4
const mostWords = 80

/** What to ask where a wish was read in part; null where nothing of it was recognised. */
export function askBack(wish: MarkedWish, today: string): CommandAsk | null {
  const { questions } = wish.language.words
  const whole = new Clause(wish, [0, wish.text.raw.length])
  // A part of what we are to compose is nothing to offer.
  if (isComposition(whole)) return null
  const readAs = (command: string) =>
    readWish(markWish(command, wish.language.code, wish.page), today) ?? []
  const isRead = (command: string) => readAs(command).length > 0
  const which = [...whichItem(whole), ...clearedParts(whole), ...retimedEntries(whole)].filter(
    isRead,
  )
  if (which.length > 1) return askOf(questions.which, which)
  const fonts = [questions.playfulFont, questions.elegantFont].filter(isRead)
  if (asksHandwriting(whole)) return askOf(questions.noFont, fonts)
  const corrected = [...likelyCorrections(whole), retoldSentence(whole) ?? ''].filter(isRead)
  if (corrected.length > 0) return askOf(questions.correct, corrected)
  const added = missingItems(whole)
  if (added && readAs(added.command).length === added.count) {
    return askOf(fillIn(questions.missing, { item: added.items }), [added.command])
  }
  const dated = undated(whole)
  if (dated && isRead(dated.command))
    return askOf(fillIn(questions.undated, { words: dated.words }), [dated.command])
  const unread = whole
    .unread()
    .map((span) => wish.text.raw.slice(...span))
    .join(' … ')
  const likely = withoutTwins(
    [...partsAlone(wish), ...withoutUnread(whole)].filter(
      (said) =>
        said !== wish.text.raw &&
        isPhrase(markWish(said, wish.language.code, wish.page)) &&
        !readAs(said).some(isLoose),
    ),
    readAs,
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
  return asking(question, [...new Set(commands.map(capitalised))].slice(0, mostChoices))
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

/** Each part of a wish by itself, in its own words. */
function partsAlone(wish: MarkedWish): string[] {
  const segments = segmentsOf(wish)
  if (segments.length < 2) return []
  // 消さないで: what is denied right behind is not wished for.
  const isDenied = (end: number) =>
    wish.marks.some(
      (mark) => means(mark, 'words.not') && mark.start >= end && mark.start <= end + 1,
    )
  return segments
    .filter(({ span }) => !isDenied(span[1]))
    .map(({ span }) =>
      wish.text.raw
        .slice(...span)
        .replace(/[\s,;、，]+$/, '')
        .trim(),
    )
}

/**
 * The wish without words nobody understood at one end of it, as it was typed. A time alone is no
 * wish without what is then.
 */
function withoutUnread(clause: Clause): string[] {
  const { raw } = clause.wish.text
  const [unread, more] = clause.unread()
  if (!unread || more) return []
  const [before, behind] = [raw.slice(0, unread[0]), raw.slice(unread[1])].map((said) =>
    said.trim(),
  )
  return before && behind ? [] : [withoutJoint(clause, before || behind || '')].filter(Boolean)
}

/** "Add a map link to": what joined the words that were cut goes with them. */
function withoutJoint({ wish: { language } }: Clause, said: string): string {
  const text = tagText(said, languageOf(language.code))
  if (language.words.isPostpositional) return said
  const last = text.tokens.findLast(({ start, end }) => !isFunctionWord(text, start, end))
  return last ? said.slice(0, last.end) : ''
}

/** "At 1 pm", "from 11 to 5" cut from its sentence: of what, and when, stood in the rest. */
const isLoose = (intent: Intent): boolean =>
  (intent.wish === 'time' && intent.words === '') ||
  (intent.wish === 'hours' && intent.changes.some(({ days }) => days === null))
