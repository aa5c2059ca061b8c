import type { Reading } from '#server/reader/read.ts'
import { tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import { pointsToPrevious } from '../material/points-to-previous.ts'
import { chanceOf } from '../material/role-chance.ts'
import { opensWithSubject } from '../material/sentences.ts'
import type { Statement } from '../material/statement.ts'
import { isRow } from './costs.ts'
import type { Layout } from './layout.ts'
import { inOrder } from './leftovers.ts'

/** Sections of sentences that may stand in another of them; the others show facts. */
const ofProse = ['about', 'offered', 'features', 'prices'] as const
type Prose = (typeof ofProse)[number]

/**
 * "The course runs every August. | It's nine to four, €420": what speaks of the sentence before it has
 * no subject below another heading. It goes where that one stands, but what costs something has that
 * one come to it.
 */
export function besideWhatTheySpeakOf(
  reading: Reading,
  statements: readonly Statement[],
  layout: Layout,
): void {
  const homeOf = (one: Statement) => ofProse.find((section) => layout[section].includes(one))
  for (const [i, one] of statements.entries()) {
    const before = statements[i - 1]
    if (before && layout.contact.includes(one) && asksAfter(reading, one) && homeOf(before)) {
      leadInContact(layout, before)
      continue
    }
    if (!before || before.sentence === one.sentence || !leans(reading, one)) continue
    const [from, to] = [homeOf(one), homeOf(before)]
    if (!from || !to || from === to || isRow(one) || isRow(before)) continue
    // "Es de etiqueta" behind what there is to eat is nothing that is offered.
    if (
      from !== 'prices' &&
      to === 'offered' &&
      chanceOf(reading, one.span, ['offer']) < leastOffer
    )
      continue
    // Behind rows a sentence is read as what holds for them.
    if (layout.prices.some(isRow)) continue
    // "It's €8 a night at the door": a price tells by itself what is paid.
    if (from === 'prices' && beginsWithSum(reading, one)) continue
    if (from === 'prices') move(layout, before, to, from)
    else move(layout, one, from, to)
  }
}

/** From 0 to 1. */
const leastOffer = 0.25

/** "If anybody knows where they are, write to …": who they are stands before it. */
function asksAfter({ text }: Reading, { span }: Statement): boolean {
  const words = tokensIn(text, ...span)
  const end = words.findIndex(({ kind }) => kind === 'mark')
  const [first, ...others] = words
    .slice(0, end < 0 ? undefined : end)
    .map(({ text: word }) => sensesOf(text.language, word))
  const isOfYou = others.some((senses) => senses.includes('pron-you'))
  return (
    first?.includes('if') === true &&
    !isOfYou &&
    others.some((senses) => senses.includes('pron-he'))
  )
}

/** Letters of the field that ways to get in touch stand in. */
const longestContact = 590

function leadInContact(layout: Layout, before: Statement): void {
  const all = inOrder([...layout.contact, before])
  const letters = all.reduce((sum, { span }) => sum + span[1] - span[0] + 2, 0)
  if (letters > longestContact || isRow(before)) return
  for (const section of ofProse)
    layout[section] = layout[section].filter((other) => other !== before)
  layout.contact = all
}

/** Letters before a sum that say no more than "it costs". */
const longestHead = 24

function beginsWithSum({ amounts }: Reading, { span: [start, end] }: Statement): boolean {
  return amounts.some((sum) => sum.start >= start && sum.start < Math.min(end, start + longestHead))
}

function move(layout: Layout, one: Statement, from: Prose, to: Prose): void {
  layout[from] = layout[from].filter((other) => other !== one)
  layout[to] = inOrder([...layout[to], one])
}

const whenever = ['day', 'day-word', 'month', 'season', 'time-unit', 'holiday']

/** Whether a sentence begins with a word for what was said before, or with its verb alone: "Es el domingo". */
export function leans(reading: Reading, { span, isSentence, list }: Statement): boolean {
  const { text } = reading
  const [first, next] = tokensIn(text, ...span).filter(({ kind }) => kind === 'word')
  if (!first || !isSentence || list) return false
  const sensesAt = (word: string | undefined) => (word ? sensesOf(text.language, word) : [])
  // "This year" speaks of no sentence.
  const isThing = sensesAt(first.text).includes('pron-it') && !isTimely(sensesAt(next?.text))
  const isVerbFirst =
    text.language.data.info.weVerb !== undefined &&
    tagAt(text, first.start, 'words.copulas') !== undefined &&
    !opensWithSubject(reading, span)
  // "C'est" is one word, "das sind" two.
  const isSaidOf =
    !tagAt(text, first.start, 'words.expletives') &&
    [first, next].some((word) => word && tagAt(text, word.start, 'words.copulas'))
  return (isThing && (isSaidOf || pointsToPrevious(text, first.start))) || isVerbFirst
}

const isTimely = (senses: readonly string[]) => senses.some((sense) => whenever.includes(sense))
