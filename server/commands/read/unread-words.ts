import { isUnspaced } from '#server/reader/text/fold.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import { Clause, isSoft, means } from './clause.ts'
import { isComposition } from './is-composition.ts'
import type { Mark, MarkedWish } from './marked-wish.ts'

const mostWords = 4
const longest = 60
/** What a page can be asked for: who says none of it talks of something else. */
const telling = ['do.', 'nouns.', 'item', 'item.part', 'qualities.', 'look.', 'value.']
/** One of them is of the page itself, or done to it. */
const ofPage = [
  ...['nouns.', 'item', 'item.part'],
  ...['add', 'remove', 'hide', 'show', 'move'].map((act) => `do.${act}`),
]

/** Which words of a wish nobody understood, and which were; null where none of the page was named. */
export function unreadWords(wish: MarkedWish): CommandAsk | null {
  const clause = new Clause(wish, [0, wish.text.raw.length])
  const { questions } = wish.language.words
  const quoted = (spans: readonly (readonly [number, number])[]) =>
    spans
      .slice(0, mostWords)
      .map((span) => wish.text.raw.slice(...span).slice(0, longest))
      .map((words) => questions.quoted.replace('{words}', words))
      .join(isUnspaced(wish.text.raw[0]) ? '、' : ', ')
  const unread = wholeWords(wish, clause.unread())
  const known = clause.marks.filter(isTelling)
  const isOfPage = known.some((mark) => ofPage.some((tag) => means(mark, tag)))
  if (unread.length === 0 || !isOfPage || isComposition(clause)) return null
  const question = questions.unread
    .replace('{words}', quoted(unread))
    .replace('{known}', quoted(known.map(({ start, end }) => [start, end])))
  return { question, choices: [] }
}

/** In scripts without spaces a mark may end within a word. */
function wholeWords({ text }: MarkedWish, spans: readonly Span[]): Span[] {
  const whole = spans.map(([start, end]): Span => {
    const inside = text.tokens.filter((token) => token.start < end && token.end > start)
    return [inside[0]?.start ?? start, Math.max(end, inside.at(-1)?.end ?? end)]
  })
  return whole.filter(([start, end], at) => end - start > 1 && start >= (whole[at - 1]?.[1] ?? 0))
}

const isTelling = (mark: Mark): boolean => !isSoft(mark) && telling.some((tag) => means(mark, tag))
