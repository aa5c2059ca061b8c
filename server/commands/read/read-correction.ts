import { letterChanges } from '#server/letter-changes.ts'
import { fold, isGlued } from '#server/reader/text/fold.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { fillIn } from '#shared/i18n/fill-in.ts'
import type { Intent } from '../intent.ts'
import { wordsOf } from '../told-times/page-times.ts'
import { timesIn } from '../told-times/times-in.ts'
import { endsAlike } from '../told-words/ends-alike.ts'
import { inPlaceOf, type NewWords } from '../told-words/in-place-of.ts'
import { type Occurrence, occurrencesOf } from '../told-words/occurrences.ts'
import { type Clause, isSoft, means } from './clause.ts'
import { type Contrast, contrastsIn } from './contrasts.ts'
import { isSaidOf } from './is-said-of.ts'
import type { MarkedWish } from './marked-wish.ts'
import { bothNames } from './name-in-place.ts'
import { bareOf, valueIn } from './value-words.ts'

/** What has a wish of its own, or stands in no text. */
const others = [
  'value.money',
  'value.phone',
  'value.email',
  'value.url',
  'value.date',
  'value.quote',
  'hours.days',
  'item',
  'do.add',
  'do.remove',
  'do.hide',
  'do.undo',
]
const longest = 80

interface Correction {
  words: NewWords[]
  /** Whether nobody could mean another thing. */
  isSure: boolean
}

/** "The dinner is at Rye Lodge now, not at Camber Barn": what the page says there is otherwise. */
export function readCorrection(clause: Clause): Intent | null {
  const [correction] = correctionsIn(clause).filter(({ isSure }) => isSure)
  if (!correction) return respelling(clause)
  const pairs = correction.words.map(({ said, now }): [string, string] => [said, now])
  return { wish: 'reword', pairs, alone: correction.words.map(({ bare }) => bare) }
}

const ofNames = ['do.change', 'do.rename', 'words.not', 'words.instead', 'nouns.name']

/** "Tom Ashby is now Tom Ashley", and nothing else but that it is so. */
function respelling(clause: Clause): Intent | null {
  const pair = bothNames(clause)
  if (!pair) return null
  const said = [...clause.unread(), ...clause.of('item.part').map(({ start, end }) => [start, end])]
  const isOfName = ([from, to]: readonly (number | undefined)[]) =>
    clause.wish.text.raw
      .slice(from, to)
      .split(' ')
      .every((word) => /^\p{Lu}/u.test(word))
  const isRead = clause.marks.every(
    (mark) => isSoft(mark) || [...ofNames, 'words.it', 'item.part'].some((tag) => means(mark, tag)),
  )
  return isRead && said.every(isOfName) ? { wish: 'reword', pairs: [pair], alone: [] } : null
}

/** Commands that do what may be meant. */
export function likelyCorrections(clause: Clause): string[] {
  const { questions } = clause.wish.language.words
  return correctionsIn(clause)
    .slice(0, 1)
    .flatMap(({ words: [first] }) => {
      if (!first) return []
      const { said, now, short } = first
      return short
        ? [
            [said, short],
            [said, now],
          ]
        : [[said, now]]
    })
    .map(([said = '', now = '']) => fillIn(questions.replace, { said, now }))
}

function correctionsIn(clause: Clause): Correction[] {
  const { page, language } = clause.wish
  if (language.code !== page.base) return []
  return contrastsIn(clause).flatMap((contrast) => correctionOf(clause, contrast) ?? [])
}

function correctionOf(clause: Clause, contrast: Contrast): Correction | null {
  const { wish } = clause
  const isNowFirst = contrast.now[0] < contrast.said[0]
  const first = valueIn(wish, isNowFirst ? contrast.now : contrast.said)
  const second = valueIn(wish, isNowFirst ? contrast.said : contrast.now, { isSecond: true })
  const [now, said] = isNowFirst ? [first.value, second.value] : [second.value, first.value]
  if (![now, said].every((span) => isPlain(clause, span))) return null
  const about: Span[] = [contrast.lead, first.about]
  const old = bareOf(wish, said)
  const before = wish.text.folded.slice(...old)
  // 「会場を…に」: what a section is called by is no word of its texts.
  const found = occurrencesOf(wish.page, before).filter(({ sentence }) => fold(sentence) !== before)
  const fresh = wish.text.raw.slice(...bareOf(wish, now))
  if (found.length > 0 && isRespelt(wish.text.raw.slice(...old), fresh)) {
    const pair = [wish.text.raw.slice(...old), fresh] as const
    const words = { said: pair[0], now: pair[1], bare: [...pair], isSure: true } satisfies NewWords
    return { words: [words], isSure: isRead(clause, about) }
  }
  const { meant, isSure } = meantOf(clause, about, found)
  const words = meant.map((one) => inPlaceOf(wish, one, { now, old }))
  if (words.length === 0) return null
  // The same words in another sentence are of another thing.
  const isAll = meant.length === found.length
  return { words, isSure: isSure && isAll && words.every((one) => one.isSure) }
}

/** 小林 and 古林, of scripts without capitals: one name, wherever it stands and whatever it is a part of. */
const isRespelt = (old: string, now: string): boolean =>
  isGlued(old[0]) &&
  old.length > 1 &&
  old.length === now.length &&
  endsAlike(old, old, now) &&
  letterChanges(old, now) <= old.length / 2

function isPlain(clause: Clause, [from, to]: Span): boolean {
  const { raw } = clause.wish.text
  if (to <= from || to - from > longest || /[?？\n]/.test(raw.slice(from, to))) return false
  // "2階" is no time, "14時" is one.
  const isTime = timesIn(clause.wish.text).some(
    (time) => time.from.isMarked && time.from.start < to && time.from.end > from,
  )
  if (isTime) return false
  return clause.marks.every(
    (mark) =>
      mark.end <= from ||
      mark.start >= to ||
      isSoft(mark) ||
      others.every((tag) => !means(mark, tag)),
  )
}

/** Those of which the wish speaks; surely where its words stand beside one, or there is but one. */
function meantOf(clause: Clause, about: readonly Span[], found: readonly Occurrence[]) {
  const { wish } = clause
  const words = about.flatMap((span) => tellingIn(wish, span))
  const beside = found.filter(({ sentence }) =>
    words.every((word) => isSaidOf(wish.page.base, word, sentence)),
  )
  const sentences = new Set(beside.map(({ sentence }) => sentence))
  if (words.length > 0 && sentences.size > 0)
    return { meant: beside, isSure: isRead(clause, about) }
  const isOne = new Set(found.map(({ sentence }) => sentence)).size === 1
  return {
    meant: isOne ? found : [],
    isSure: isOne && words.length === 0 && isRead(clause, about),
  }
}

/** Words with a meaning of their own that are none of a command's. */
function tellingIn(wish: MarkedWish, [from, to]: Span): string[] {
  const isKnown = (at: number) =>
    wish.marks.some((mark) => mark.start <= at && mark.end > at && isAsking(mark))
  const spans = wish.text.tokens.filter(
    ({ start, end, kind }) => kind === 'word' && start >= from && end <= to && !isKnown(start),
  )
  const said = spans.map(({ start, end }) => wish.text.raw.slice(start, end)).join(' ')
  return wordsOf(said, wish.language.code)
}

const asking = ['do.change', 'words.starts', 'words.it', 'nouns.place', 'nouns.address']
const isAsking = (mark: Parameters<typeof means>[0]): boolean =>
  isSoft(mark) || asking.some((tag) => means(mark, tag))

/** Nothing else is asked for before them. */
function isRead(clause: Clause, about: readonly Span[]): boolean {
  return about.every(([from, to]) => {
    const [start, end] = trimmed(clause.wish.text.raw, [from, to])
    return clause.marks.every(
      (mark) =>
        mark.end <= start ||
        mark.start >= end ||
        isSoft(mark) ||
        [...others, 'words.not', 'do.move'].every((tag) => !means(mark, tag)),
    )
  })
}
