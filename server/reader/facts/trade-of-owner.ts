import type { Draft } from '../draft.ts'
import { personNameOf } from '../text/person-names.ts'
import { hasTag, type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'

/** Words of such a name. */
const most = 6
const nouns = /^trades\..*\.names$/

/**
 * "shaz's mobile dog wash, …", "heikes hundesalon in …": whose trade it is opens a brief, before its
 * first mark. "Children's classes" are nobody's.
 */
export function tradeOfOwner(draft: Draft): Span | undefined {
  const { text } = draft
  const words = clause(draft)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || words.length < 2 || words.length > most) return undefined
  const span: Span = [first.start, last.end]
  const isTrade = text.endingAt
    .get(last.end)
    ?.some(({ tag, start }) => nouns.test(tag) && start > first.end)
  const [owner, isMarked] = ownerOf(first.text)
  const isOwned = isMarked ? isNobodyElse(text, owner) : isGiven(owner) && isTrade === true
  return isOwned ? span : undefined
}

/** Words up to a mark, a number or a word that says where. */
function clause({ text }: Draft): readonly Token[] {
  const first = text.tokens.findIndex(({ kind }) => kind === 'word')
  const words = text.tokens.slice(Math.max(0, first), first + most + 1)
  const end = words.findIndex(
    ({ kind, start, end: to }, i) =>
      kind !== 'word' ||
      (i > 0 &&
        ['places.in', 'words.prepositions'].some((tag) => tagAt(text, start, tag)?.end === to)),
  )
  const said = end < 0 ? words : words.slice(0, end)
  const isFirst = first >= 0 && text.raw.slice(0, words[0]?.start).trim() === ''
  const isNumbered = words[end]?.kind === 'number' && end < 2
  const isTold = said
    .slice(1)
    .some(({ start, end: to }) =>
      ['words.copulas', 'words.auxiliaries', 'words.negations'].some((tag) =>
        hasTag(text, start, to, tag),
      ),
    )
  return isFirst && !isNumbered && !isTold ? said : []
}

/** "shaz's" and "susis", without the letter that says whose; whether a mark says so. */
function ownerOf(word: string): [string, boolean] {
  const marked = /^(\p{L}{2,})['’]s$/u.exec(word)?.[1]
  return marked ? [marked, true] : [/^(\p{L}{3,})s$/u.exec(word)?.[1] ?? '', false]
}

const isGiven = (word: string): boolean => ['given', 'both'].includes(personNameOf(word) ?? '')

const isUsual = ({ language }: TaggedText, word: string): boolean =>
  ['top', 'common'].includes(frequencyOf(language, word))

const isNobodyElse = (text: TaggedText, owner: string): boolean =>
  isGiven(owner) || !isUsual(text, owner)
