import { fold, isGlued } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { ToldEvent } from '../intent.ts'
import { itemNames } from '../page-entries.ts'
import { pageSentences } from '../told-words/page-sentences.ts'
import { type Clause, isSoft, means } from './clause.ts'

/** What a wish calls by words of the page, and the sentence that tells of it. */
export interface NamedThing {
  /** As the page writes it. */
  name: string
  span: Span
  sentence: string
  /** What it stands in. */
  of: 'programme' | 'text' | 'prices'
}

/** Letters of a name, and of the fewest that tell one thing from another. */
const longest = 60
const shortest = { spaced: 4, unspaced: 2 }
/** More sentences than a page has, and more words than a wish that names one thing. */
const most = { sentences: 300, words: 40 }

/** The longest run of a wish's words that stands in a sentence of the page, too: "the reading club". */
export function namedThing(clause: Clause): NamedThing | null {
  const { text, page } = clause.wish
  const [from, to] = clause.span
  const tokens = text.tokens.filter(({ start, end }) => start >= from && end <= to)
  if (tokens.length > most.words) return null
  const sentences = toldOn(page).slice(0, most.sentences)
  const runs = runsOf(tokens).filter((run) => isName(clause, run))
  for (const [first, last] of runs) {
    for (const end of endsOf(clause, last)) {
      const said = text.folded.slice(first.start, end)
      const told = sentences.find(({ folded }) => placeOf(folded, said) >= 0)
      if (!told || said.length < 2) continue
      const at = placeOf(told.folded, said)
      const name = told.sentence.slice(at, at + said.length)
      const span = withMarks(clause, [first.start, last.end])
      return { name, span, sentence: told.sentence, of: told.of }
    }
  }
  return null
}

/** Entries of a programme, every sentence of the page, and what has a price. */
function toldOn(page: PageDocument) {
  const entries = page.order.flatMap((id) => {
    const block = page.blocks[id]
    const items = block?.type === 'events' ? (block.props.items as Partial<ToldEvent>[]) : []
    return items.map(({ title = '', when = '', text = '' }) => `${title} ${when} ${text}`.trim())
  })
  const asTold = (of: NamedThing['of']) => (sentence: string) => ({
    sentence,
    folded: fold(sentence),
    of,
  })
  return [
    ...entries.map(asTold('programme')),
    ...pageSentences(page).map(asTold('text')),
    ...itemNames(page).map(asTold('prices')),
  ]
}

/** 수업을: a particle at the end of a word is no part of a name. */
function endsOf({ wish: { text, language } }: Clause, { start, end }: Token): number[] {
  const { isPostpositional, words } = language.words
  if (!isPostpositional) return [end]
  const said = text.folded.slice(start, end)
  const particle = [...words.objects, ...words.topics].find(
    (each) => said.endsWith(each) && said.length > each.length,
  )
  return particle ? [end, end - particle.length] : [end]
}

/** A mark that goes on beyond a run belongs to it: "le stage". */
function withMarks({ marks }: Clause, [start, end]: Span): Span {
  const over = marks.filter((mark) => mark.start < end && mark.end > start)
  return [
    Math.min(start, ...over.map((mark) => mark.start)),
    Math.max(end, ...over.map((mark) => mark.end)),
  ]
}

/** Longest first. */
function runsOf(tokens: readonly Token[]): (readonly [Token, Token])[] {
  const runs = tokens.flatMap((first, at) =>
    tokens.slice(at).map((last): readonly [Token, Token] => [first, last]),
  )
  const lengthOf = ([first, last]: readonly [Token, Token]) => last.end - first.start
  return runs
    .filter((run) => lengthOf(run) <= longest)
    .sort((one, other) => lengthOf(other) - lengthOf(one))
}

/** It begins and ends with a word that says something, and is more than what the wish is made of. */
function isName({ marks, wish: { text } }: Clause, [first, last]: readonly [Token, Token]) {
  const isEmpty = ({ start, end }: Token) => isFunctionWord(text, start, end)
  if (isEmpty(first) || isEmpty(last)) return false
  const length = last.end - first.start
  if (length < (isGlued(text.folded[first.start]) ? shortest.unspaced : shortest.spaced))
    return false
  const inside = marks.filter(({ start, end }) => start >= first.start && end <= last.end)
  if (inside.some((mark) => asks.some((tag) => means(mark, tag)) && !isSoft(mark))) return false
  const covered = inside
    .filter((mark) => means(mark, 'nouns.'))
    .reduce((sum, { start, end }) => sum + end - start, 0)
  return covered < length / 2
}

const asks = ['do.', 'value.', 'words.not']

/** Where words stand in a sentence, whole. */
function placeOf(folded: string, said: string): number {
  const isEdge = (at: number) =>
    isGlued(folded[at]) || isGlued(said[0]) || !/[\p{L}\p{N}]/u.test(folded[at] ?? ' ')
  for (let at = folded.indexOf(said); at >= 0; at = folded.indexOf(said, at + 1))
    if (isEdge(at - 1) && isEdge(at + said.length)) return at
  return -1
}
