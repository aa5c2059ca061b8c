import type { Draft } from '../draft.ts'
import { personNameOf } from '../text/person-names.ts'
import { hasTag, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { townNamed } from '../towns.ts'

/** Words of the longest such name. */
const mostWords = 6
/** Letters of the shortest. */
const shortest = 4
/** Words with capitals in a hundred, up to which a brief is typed small, and sentences begun so. */
const small = { capitals: 0.2, begun: 0.5 }

/**
 * "les Mémères en Feu.", a line "ChopsbyHadiza": who types everything small and gives capitals to one
 * line or sentence without a verb, means its name.
 */
export function nameStandingAlone({ text, contacts, claims, people }: Alone): Span | undefined {
  const { raw } = text
  if (!isTypedSmall(raw)) return undefined
  const isFree = (span: Span) =>
    [...contacts, ...claims.filter(({ kind }) => kind !== 'quote' && kind !== 'town')].every(
      ({ span: own }) => own[1] <= span[0] || span[1] <= own[0],
    ) && !people.some((own) => own[0] <= span[0] && span[1] <= own[1])
  return segmentsOf(raw).find((span) => {
    const said = raw.slice(...span)
    const words = said.split(/\s+/)
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
    // The first capital may be a sentence's own.
    const isWritten = words.length > 1 ? capitals >= Math.max(2, words.length / 2) : isCamel(said)
    return (
      isWritten &&
      words.length <= mostWords &&
      said.length >= shortest &&
      !/[\d@:]/.test(said) &&
      isFree(span) &&
      !townNamed(said) &&
      !hasTag(text, ...span, 'places.streets') &&
      !areAllNames(text, span)
    )
  })
}

type Alone = Pick<Draft, 'text' | 'contacts' | 'claims'> & {
  /** Where somebody is told of. */
  people: readonly Span[]
}

/** Two capitals in one word, and small letters between: "ChopsbyHadiza". */
const isCamel = (word: string): boolean => /^\p{L}*\p{Ll}+\p{Lu}\p{Ll}/u.test(word)

/** "Marta Ruiz": who signs is told elsewhere. */
const areAllNames = (text: Draft['text'], span: Span): boolean =>
  tokensIn(text, ...span).every(({ kind, text: said }) => kind !== 'word' || personNameOf(said))

function isTypedSmall(raw: string): boolean {
  const words = raw.match(/\p{L}[\p{L}'’]*/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  const begun = raw.split(/\n|[.!?]\s+/).filter((said) => /^\s*\p{L}/u.test(said))
  const isSmall =
    begun.filter((said) => /^\s*\p{Ll}/u.test(said)).length >= begun.length * small.begun
  return isSmall && capitals <= words.length * small.capitals
}

/** Lines and sentences, without their stops. */
function segmentsOf(raw: string): Span[] {
  const ends = [...raw.matchAll(/\n|[.!?](?=\s|$)/g)].map(({ index }) => index)
  return [...ends, raw.length].map((end, i) =>
    trimmed(raw, [i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end]),
  )
}
