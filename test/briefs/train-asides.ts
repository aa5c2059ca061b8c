import type { AsideWeights, ScorerWeights } from '#server/composer/material/aside-chance.ts'
import { asideFeatures } from '#server/composer/material/aside-features.ts'
import { formerFeatures } from '#server/composer/material/former-features.ts'
import { withoutAsides } from '#server/composer/material/statement.ts'
import { asMeant } from '#server/reader/as-meant.ts'
import { read } from '#server/reader/read.ts'
import { type SplicedText, sourcesOf, unspliced } from '#server/reader/text/spliced-text.ts'
import type { KeptOffBrief } from './kept-off-briefs.ts'
import type { LabelledBrief } from './labelled-brief.ts'
import { roundedWeights } from './rounded-weights.ts'
import { type ScoredExample, trainScorer } from './train-scorer.ts'
import { randomFrom } from './train-weights.ts'

const training = { seed: 7, epochs: 20, least: 8 }

/**
 * Learns what is said to whoever makes the page, what is to be kept off it and what no longer holds.
 * Of briefs the tagger learned from it is surer than it will ever be, yet what thousands of them
 * tell outweighs that.
 */
export function trainAsides(
  labelled: readonly LabelledBrief[],
  keptOff: readonly KeptOffBrief[],
): AsideWeights {
  const briefs = [...labelled.map(ofLabelled), ...keptOff.flatMap(ofKeptOff)]
  return {
    // What else is in those of secrets or of former times alone was never said to be a remark.
    remark: trained(briefs.filter(({ kept }) => kept === 'remark').flatMap(({ told }) => told)),
    secret: trained(
      keptAs(
        'secret',
        briefs.filter(({ kept }) => kept !== 'former'),
      ),
    ),
    former: trained(keptAs('former', briefs).map(withFormer)),
  }
}

/** What is kept off for one reason, beside all that is told. */
const keptAs = (wanted: Kept, briefs: readonly Example[]): KeptOrTold[] =>
  briefs.flatMap(({ kept, told }) =>
    kept === wanted ? told : told.filter(({ isKept }) => !isKept),
  )

function trained(statements: readonly KeptOrTold[]): ScorerWeights {
  const { seed, epochs, least } = training
  const examples = statements.map(
    // Each statement is the only candidate, or none is right.
    ({ features, isKept }): ScoredExample => ({ candidates: [{ features, isRight: isKept }] }),
  )
  return roundedWeights(trainScorer(examples, { epochs, least, random: randomFrom(seed) }))
}

const withFormer = (statement: KeptOrTold): KeptOrTold => ({
  ...statement,
  features: [...statement.features, ...statement.ofFormer],
})

interface KeptOrTold {
  features: readonly string[]
  /** What only the scorer of what no longer holds looks at. */
  ofFormer: readonly string[]
  isKept: boolean
}

type Kept = keyof AsideWeights

/** The statements of a brief, and what those that are kept off its page are. */
interface Example {
  kept: Kept
  told: KeptOrTold[]
}

function ofLabelled(labelled: LabelledBrief): Example {
  const { brief, locale } = labelled
  const told = statementsOf(asMeant(brief, locale), locale, remarkLetters(labelled))
  return { kept: 'remark', told }
}

/** Read as it was typed as well: what phrases find before it is read teaches what they do not find. */
function ofKeptOff(record: KeptOffBrief): Example[] {
  const { brief, locale } = record
  const letters = keptOffLetters(record)
  return [unspliced(brief), asMeant(brief, locale)].map((meant) => ({
    kept: reasonOf(record),
    told: statementsOf(meant, locale, letters),
  }))
}

function reasonOf({ id, maker }: KeptOffBrief): Kept {
  if (id.includes('-former-')) return 'former'
  return maker.length > 0 ? 'remark' : 'secret'
}

/** By letter of the brief: is it kept off? `null` where nobody has said. */
type Letters = readonly (boolean | null)[]

function statementsOf(meant: SplicedText, locale: string, letters: Letters): KeptOrTold[] {
  const reading = read(meant.text, { language: locale, fallback: locale })
  const statements = withoutAsides(reading)
  const features = asideFeatures(reading, statements)
  const ofFormer = formerFeatures(reading, statements)
  return statements.flatMap(({ span }, at) => {
    const said = sourcesOf(meant, span)
      .flatMap(([start, end]) => Array.from({ length: end - start }, (_, i) => start + i))
      .filter((letter) => /[\p{L}\p{N}]/u.test(meant.source[letter] ?? ''))
      .map((letter) => letters[letter] ?? null)
    const isKept = mostly(said)
    return isKept === null
      ? []
      : [{ features: features[at] ?? [], ofFormer: ofFormer[at] ?? [], isKept }]
  })
}

/** Of a statement nobody has looked at, the words that must or must not stand on the page decide. */
function mostly(said: Letters): boolean | null {
  const known = said.filter((each) => each !== null)
  if (known.length === 0) return null
  if (known.length < said.length) return known.some(Boolean)
  return known.filter(Boolean).length * 2 > known.length
}

function remarkLetters({ spans }: LabelledBrief): boolean[] {
  return spans.flatMap(([role, said]) =>
    new Array<boolean>(said.length).fill(role === 'instruction' || role === 'courtesy'),
  )
}

function keptOffLetters({ brief, secret, maker, former, told }: KeptOffBrief): Letters {
  const letters = new Array<boolean | null>(brief.length).fill(told ? null : false)
  const mark = (said: readonly string[], value: boolean) => {
    for (const each of said) {
      const from = brief.indexOf(each)
      letters.fill(value, from, from + each.length)
    }
  }
  mark(told ?? [], false)
  mark([...secret, ...maker, ...former], true)
  return letters
}
