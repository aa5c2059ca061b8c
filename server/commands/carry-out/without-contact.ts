import { readText } from '#server/reader/build-draft.ts'
import { languageOf } from '#server/reader/language.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { sentencesOf } from './sentences.ts'

/** More words than that between two ways to get in touch say something else as well. */
const joinedBy = 4

/**
 * A text without a way to get in touch that stands beside another one: "call 0421 5550 or mail us
 * at x@y" is "call 0421 5550". Where it stands alone, the text is as it was.
 */
export function withoutContact(
  text: string,
  isGone: (said: string) => boolean,
  page: PageDocument,
): string {
  return sentencesOf(text, page)
    .map((sentence) => withoutIn(sentence, isGone, page))
    .join('')
}

function withoutIn(sentence: string, isGone: (said: string) => boolean, page: PageDocument) {
  const { text, contacts } = readText(sentence, languageOf(page.base))
  const all = contacts.map(({ span }) => span).toSorted((one, other) => one[0] - other[0])
  const at = all.findIndex((span) => isGone(sentence.slice(...span)))
  const [start, end] = all[at] ?? [0, 0]
  if (end === 0) return sentence
  const count = (from: number, to: number) =>
    text.tokens.filter((token) => token.start >= from && token.end <= to).length
  const before = all[at - 1]
  if (before && count(before[1], start) <= joinedBy)
    return sentence.slice(0, before[1]) + sentence.slice(end)
  const next = all[at + 1]
  if (!next || count(0, start) > 1) return sentence
  const joint = tagsIn(text, end, next[0], 'words.conjunctions')[0]?.end
  const comma = /^\s*[,;/|、]/.exec(sentence.slice(end))?.[0].length
  const from = joint ?? (comma === undefined ? undefined : end + comma)
  return from === undefined ? sentence : begun(sentence.slice(from).trimStart())
}

const begun = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
