import type { CommandAsk } from '#shared/page/command-outcome.ts'
import { wordsOf } from '../told-times/page-times.ts'
import { blocks } from './block-kinds.ts'
import { Clause, isSoft, means } from './clause.ts'
import { contrastsIn } from './contrasts.ts'
import { isComposition } from './is-composition.ts'
import type { MarkedWish } from './marked-wish.ts'
import { unsaid } from './statement-asks.ts'

/** Who says one of these asks for something else than a sentence to be told. */
const others = [
  'do.',
  'qualities.',
  'places.',
  'fonts.',
  'value.quote',
  'value.phone',
  // The page tells of days and hours elsewhere as well, and would contradict itself.
  'hours.days',
  'hours.closed',
  'nouns.time',
  'nouns.start',
  'nouns.hours',
  'words.instead',
  'nouns.page',
  'nouns.form',
  'nouns.button',
  'nouns.texts',
  'nouns.colours',
  'nouns.font',
  'nouns.phone',
  'nouns.date',
  'nouns.title',
  'nouns.headline',
  'nouns.section',
  'words.tells',
  'words.says',
  'words.composes',
  ...blocks,
]
/** "Cortman with a c": a letter by itself spells what is there already. */
const spelling = /(?<![\p{L}\d'’])[b-df-hj-np-tv-xz](?![\p{L}\d'’])/iu
const longest = 200
const fewestWords = 2

/** "Visitors bring their own mug": nothing on the page is like it; it is offered as it was typed, without its order. */
export function plainStatement(wish: MarkedWish): CommandAsk | null {
  const { raw } = wish.text
  const [first] = wish.marks.filter((mark) => !isSoft(mark))
  const isLed =
    first !== undefined &&
    means(first, 'do.add') &&
    first.start === 0 &&
    /^\s*[:：]/.test(raw.slice(first.end))
  const start = isLed ? first.end : 0
  const said = raw.slice(start).replace(/^[\s:：,]+/, '')
  const clause = new Clause(wish, [start, raw.length])
  const isOther = clause.marks.some(
    (mark) => !isSoft(mark) && others.some((tag) => means(mark, tag)),
  )
  const isOdd = /[?？\n"“”„«»「」]/.test(said) || said.length > longest
  const isRetold = contrastsIn(clause).length > 0 || spelling.test(said)
  if (wish.language.code !== wish.page.base || isOther || isOdd || isRetold) return null
  // A few words may be an order in words nobody knows: a whole sentence, or a time, is told.
  const isStated = isLed || /[.。!！]$/.test(said) || clause.has('hours.time')
  if (!isStated || isComposition(new Clause(wish, [0, raw.length]))) return null
  return wordsOf(said, wish.page.base).length < fewestWords ? null : unsaid(wish, { text: said })
}
