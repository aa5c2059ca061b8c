import type { SpanRole } from '#shared/page/ops.ts'
import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { isUnspaced } from '../text/fold.ts'
import { overlap } from '../text/spans.ts'
import { firstFrom, tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { withWholeAbbreviation } from '../text/whole-abbreviation.ts'
import { type Found, found } from './found.ts'

const mostChoices = 4
/** Below it an answer is hardly ever right; together so likely, they are worth a question. */
const least = { one: 0.02, together: 0.15 }
/** Letters of what a person takes in at a glance. */
const longest = 48

/**
 * What else a brief may be called, the likeliest first: of names typed in haste two in five are read,
 * and three in four are among the first five candidates (1,009 labelled briefs).
 * @param candidates the likeliest first
 * @param name the one that is taken
 */
export function nameChoices(
  draft: Draft,
  candidates: readonly Scored[],
  name: Found<string> | undefined,
): Found<string>[] {
  const together = candidates.reduce((sum, { confidence }) => sum + confidence, 0)
  if (!name && together < least.together) return []
  const { text } = draft
  const held = heldOn(draft)
  const seen = new Set(name ? [text.folded.slice(...name.span)] : [])
  const choices = naming(draft, candidates)
    .map(({ span, confidence }) => ({ span: withWholeAbbreviation(text.raw, span), confidence }))
    .filter(({ span: [start, end], confidence }) => {
      const said = text.folded.slice(start, end)
      if (confidence < least.one || end - start > longest || /\n/.test(said)) return false
      return !seen.has(said) && seen.add(said)
    })
    .map(({ span, confidence }) => found(text.raw.slice(...span), span, confidence))
  const isOffered =
    held && [...choices, ...(name ? [name] : [])].some(({ span }) => overlap(span, held))
  if (!held || isOffered) return choices.slice(0, mostChoices)
  const feast = found(text.raw.slice(...held), held, least.one)
  return [...choices.slice(0, mostChoices - 1), feast]
}

/** "Der Ruderverein lädt zum | Sommerfest |": what is held on a day, by whoever is named before it. */
function heldOn({ text, days }: Draft): Span | undefined {
  const [day] = days
  const [noun] = day ? tagsIn(text, 0, day.start, 'trades.event.names') : []
  const [word] = noun ? tokensIn(text, noun.start, noun.end).slice(-1) : []
  const isWhole = word?.end === noun?.end && !isUnspaced(text.raw[noun?.start ?? 0])
  const start = noun && text.tokens.find(({ end }) => end > noun.start)?.start
  return noun && isWhole && start !== undefined ? [start, noun.end] : undefined
}

/** Where something is said to be called, what else is named there is a band, or a word of praise. */
function naming({ pieces }: Draft, candidates: readonly Scored[]): readonly Scored[] {
  const roleOf = ({ span: [start] }: Scored) =>
    pieces[firstFrom(pieces, start + 1, ({ span }) => span[0]) - 1]?.role
  const named = candidates.filter((one) => roleOf(one) === 'name')
  const others = candidates.filter((one) => !aside.has(roleOf(one) ?? 'name'))
  return named.some(({ confidence }) => confidence >= least.one) ? named : others
}

/** What is on, what it costs, and what is said to whoever makes the page. */
const aside: ReadonlySet<SpanRole> = new Set(['programme', 'price', 'instruction', 'courtesy'])
