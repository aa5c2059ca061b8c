import type { FeaturesOf } from '../feature-rows.ts'
import type { Language } from '../language.ts'
import { remembered } from '../remembered.ts'
import { personNameOf } from '../text/person-names.ts'
import type { Token } from '../text/tokens.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { sensesOf } from '../text/word-senses.ts'

/** A feature of a token itself, and of the one behind it and the one before it. */
export interface Beside<F> {
  own: F
  last: F
  next: F
}

/** What is known of a token by its text alone: a brief says the same words again and again. */
export interface TokenValue<F> {
  word: Beside<F>
  usual: Usual<F>
  senses: readonly string[]
  senseFeatures: readonly Beside<F>[]
  end: F
}

/** Features of how usual a word is. */
interface Usual<F> {
  own: readonly F[]
  last: F
  next: F
  /** By how usual the word before it is. */
  behind: (last: string) => F
  name: string
}

/** Features of a value, of a token itself and of those beside it. */
export function besideFeatures<F>(
  featuresOf: FeaturesOf<F>,
  kind: string,
): (value: string) => Beside<F> {
  const [own, last, next] = [
    featuresOf(`${kind}=`),
    featuresOf(`${kind}-1=`),
    featuresOf(`${kind}+1=`),
  ]
  return remembered((value) => ({ own: own(value), last: last(value), next: next(value) }))
}

/** @param letters how the brief is written: how usual a word is says more where capitals are */
export function tokenValues<F>(featuresOf: FeaturesOf<F>, language: Language, letters: string) {
  const wordAt = besideFeatures(featuresOf, 'w')
  const senseAt = besideFeatures(featuresOf, 'g')
  const usualAt = usualFeatures(featuresOf, letters)
  const endAt = featuresOf('e=')
  const read = (kind: Token['kind'], text: string): TokenValue<F> => {
    const senses = sensesAt(language, kind, text)
    return {
      word: wordAt(text),
      usual: usualAt(usualness(language, kind, text)),
      senses,
      senseFeatures: senses.map(senseAt),
      end: endAt(text.slice(-3)),
    }
  }
  const byKind = remembered((kind: Token['kind']) => remembered((text: string) => read(kind, text)))
  return ({ kind, text }: Token): TokenValue<F> => byKind(kind)(text)
}

function usualFeatures<F>(featuresOf: FeaturesOf<F>, letters: string) {
  const beside = besideFeatures(featuresOf, 'f')
  const two = featuresOf('ff=')
  return remembered((name: string): Usual<F> => {
    const { own, last, next } = beside(name)
    return {
      own: [own, featuresOf('f=')(`${name}&b=${letters}`)],
      last,
      next,
      behind: remembered((before: string) => two(`${before} ${name}`)),
      name,
    }
  })
}

/** What a token means; numbers and marks stand for themselves. */
function sensesAt(language: Language, kind: Token['kind'], text: string): readonly string[] {
  if (kind === 'word') return sensesOf(language, text)
  return [kind === 'number' ? '#' : text]
}

/** How usual a word is, and whether it is somebody's name. */
const usualness = (language: Language, kind: Token['kind'], text: string): string =>
  kind === 'word' ? `${frequencyOf(language, text)} ${personNameOf(text) ?? ''}` : kind
