import { fold } from '#server/reader/text/fold.ts'
import { findTags, type Tag } from '#server/reader/text/phrase-index.ts'
import { trimmed } from '#server/reader/text/trim.ts'
import { capitalised } from '../capitalised.ts'
import { labelNow } from '../carry-out/button.ts'
import { pageTexts } from '../carry-out/page-texts.ts'
import type { Intent } from '../intent.ts'
import { type Clause, means } from './clause.ts'
import { kindNow } from './read-button.ts'

const saying: ReadonlySet<string> = new Set(['words.tells', 'words.asks'])

/** "Don't say call me, say book a trial": other words for the button, or in the texts that have them. */
export function readSaidInstead(clause: Clause): Intent | null {
  const { wish, span } = clause
  const { raw, folded } = wish.text
  const verbs = findTags(wish.language.index, folded).filter(
    ({ tag, start, end }) => saying.has(tag) && start >= span[0] && end <= span[1],
  )
  const denied = verbs.find((verb) => isDenied(clause, verb))
  const other = denied && verbs.find(({ start }) => isBehindSign(raw, denied.end, start))
  if (!denied || !other) return null
  const old = trimmed(raw, [denied.end, other.start])
  const now = trimmed(raw, [other.end, span[1]])
  const [said, told] = [raw.slice(...old), raw.slice(...now)]
  if (!said || !told || told.length > longest) return null
  const isLabel = fold(labelNow(wish.page) ?? '') === fold(said)
  if (isLabel)
    return { wish: 'action', kind: kindNow(clause), label: capitalised(told), isLabel: true }
  const isThere = pageTexts(wish.page).some((text) => fold(text).includes(fold(said)))
  return isThere ? { wish: 'replace', said, now: told } : null
}

/** Letters of a button, or of words that stand for others. */
const longest = 60

const isDenied = ({ marks, wish: { text } }: Clause, verb: Tag): boolean =>
  marks.some(
    (mark) =>
      means(mark, 'words.not') &&
      mark.end <= verb.start &&
      text.raw.slice(mark.end, verb.start).trim() === '',
  )

/** What is not to be said ends with a mark. */
const isBehindSign = (raw: string, from: number, at: number): boolean =>
  at > from && /[,;.]\s*(?:\p{L}{1,4}\s+)?$/u.test(raw.slice(from, at))
