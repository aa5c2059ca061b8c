import type { Reading } from '#server/reader/read.ts'
import { rememberedOf } from '#server/reader/remembered.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { personNameOf } from '#server/reader/text/person-names.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'

/** What a customer said, who it was, and all that tells the two. */
export interface Testimonial {
  said: Span
  who: Span
  whole: Span
}

/** Words of what somebody says, and of who it is; a title in quotation marks is shorter. */
const least = { words: 4, dense: 8 }
const most = { who: 6, letters: 60, syllables: 5 }
/** Between what is said and who: a comma, a dash, a bracket. */
const joint = /^[\s,，]*[–—―(（-]?\s*/

/**
 * "It outlived two moves," says Ruth Baker. – what stands in quotation marks, and whose words it is
 * right behind or before it. Whoever is spoken of elsewhere in the brief works there.
 */
export const testimonialsOf = rememberedOf((reading: Reading): readonly Testimonial[] =>
  reading.claims
    .filter(({ kind }) => kind === 'quote')
    .flatMap(({ span }) => {
      const said = withoutMarks(reading.text.raw, span)
      const found = isSaid(reading, said) && (behind(reading, span) ?? before(reading, span))
      return found && !isName(reading, said) && !worksThere(reading, found)
        ? [{ said, ...found }]
        : []
    }),
)

/** "It is called 'Step by step'": what stands in quotation marks is a name. */
const isName = ({ facts: { name } }: Reading, said: Span): boolean =>
  name !== undefined && name.span[0] < said[1] && said[0] < name.span[1]

function withoutMarks(raw: string, [start, end]: Span): Span {
  const inner = trimmed(raw, [start + 1, end - 1])
  const said = raw.slice(...inner).replace(/[,，\s]+$/, '')
  return [inner[0], inner[0] + said.length]
}

function isSaid({ text }: Reading, span: Span): boolean {
  const said = text.raw.slice(...span)
  return isDense(said) ? said.length >= least.dense : wordsIn(text, span).length >= least.words
}

const wordsIn = (text: Reading['text'], span: Span): Token[] =>
  tokensIn(text, ...span).filter(({ kind }) => kind === 'word')

type Source = Omit<Testimonial, 'said'>

/** "…", says Ruth Baker. "…" – Anna M., Leeds. 「…」佐藤さん。 */
function behind(reading: Reading, [start, end]: Span): Source | undefined {
  const { text } = reading
  // "Anna M., Leeds": a full stop behind one letter ends no sentence.
  const rest =
    /^(?:[^.!?。！？\n"“„«「『]|(?<=\s\p{Lu})\.)*/u.exec(
      text.raw.slice(end, end + most.letters),
    )?.[0] ?? ''
  const from = end + (joint.exec(rest)?.[0].length ?? 0)
  const told = trimmed(text.raw, [from, end + rest.replace(/[)）\s]+$/, '').length])
  const who = whoOf(reading, told, from > end || isDense(rest))
  // お客様の声:「…」佐藤さん: what stands over it says what the section's heading says.
  const label = /(?:^|[.!?。！？\n])\s*([^.!?。！？\n:：]{1,24}[:：]\s*)$/.exec(
    text.raw.slice(0, start),
  )
  return who && { who, whole: [start - (label?.[1]?.length ?? 0), end + rest.trimEnd().length] }
}

/** Ruth Baker says: "…" */
function before(reading: Reading, [start, end]: Span): Source | undefined {
  const { raw } = reading.text
  const lead =
    /[^.!?。！？\n]*$/.exec(raw.slice(Math.max(0, start - most.letters), start))?.[0] ?? ''
  const named = /^\s*(.*?)\s*[:：]\s*$/.exec(lead)?.[1]
  if (!named) return undefined
  const from = start - lead.length + lead.indexOf(named)
  const who = whoOf(reading, [from, from + named.length], true)
  return who && { who, whole: [from, end] }
}

/** Who it is: a name that stands there alone, or beside a word for saying. */
function whoOf({ text }: Reading, span: Span, isApart: boolean): Span | undefined {
  const words = wordsIn(text, span)
  if (words.length === 0 || words.length > most.who || /\d/.test(text.raw.slice(...span)))
    return undefined
  const says = words.findIndex((word) => sensesOf(text.language, word.text).includes('say'))
  const own = says < 0 ? words : says === 0 ? words.slice(1) : words.slice(0, says)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return undefined
  const isName = (word: Token) => personNameOf(word.text) !== undefined
  const isCapital = /^\p{Lu}/u.test(text.raw.slice(first.start))
  // No list holds everybody's name: behind a dash, so few syllables are one.
  const isShort = isDense(text.raw.slice(...span)) && span[1] - span[0] <= most.syllables
  const isSomebody =
    says < 0 ? isApart && (isName(first) || isShort) : isCapital || own.some(isName)
  // 佐藤|さん: how one is addressed is written to a name.
  const stop = says < 0 || says > 0 ? last.end : span[1]
  return isSomebody ? [first.start, stop] : undefined
}

/** "We never freeze," says Maria – and Maria is told of as the cook. */
function worksThere({ text: { raw }, facts }: Reading, { who, whole }: Source): boolean {
  const others = `${raw.slice(0, whole[0])}\n${raw.slice(whole[1])}`
  const names = raw.slice(...who).match(/\p{Lu}\p{L}{2,}|\p{Lo}{2,}/gu) ?? []
  const isOwner = facts.name?.value.includes(raw.slice(...who)) ?? false
  return (
    isOwner || names.some((name) => personNameOf(fold(name)) !== undefined && others.includes(name))
  )
}
