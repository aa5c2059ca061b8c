import type { Draft } from '../draft.ts'
import { personNameOf } from '../text/person-names.ts'
import { hasTag, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { townNamed } from '../towns.ts'
import { isGreeting } from './names-of-others.ts'

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
  const isName = (span: Span) => {
    const said = raw.slice(...span)
    const words = said.split(/\s+/)
    const capitals = capitalsOf(said)
    // The first capital may be a sentence's own.
    const isWritten = words.length > 1 ? capitals >= Math.max(2, words.length / 2) : isCamel(said)
    return (
      isWritten &&
      words.length <= mostWords &&
      said.length >= shortest &&
      !/[\d@:]/.test(said) &&
      isFree(span) &&
      !isTown(said) &&
      !hasTag(text, ...span, 'places.streets') &&
      !areAllNames(text, span) &&
      !isShouted(raw, span) &&
      !isGreeting({ text }, span)
    )
  }
  // "…. Rifugio s'Ainu Becciu, iban nella mail": a part of a sentence has hardly a small letter.
  const isWhole = (span: Span) => {
    const said = raw.slice(...span)
    return capitalsOf(said) >= said.split(/\s+/).length - 1 && !/^\P{Lu}/u.test(said)
  }
  return (
    segmentsOf(raw, /\n|[.!?](?=\s|$)/g).find(isName) ??
    segmentsOf(raw, /\n|[.!?](?=\s|$)|,\s/g).find((span) => isWhole(span) && isName(span)) ??
    behindTrade(text)
  )
}

/** "BRING A PLATE!!" */
const isShouted = (raw: string, [start, end]: Span): boolean =>
  /^!/.test(raw.slice(end)) && !/\p{Ll}/u.test(raw.slice(start, end))

/** "Tulsa OK": a town, with its region in two or three capitals. */
const isTown = (said: string): boolean =>
  [said, said.replace(/,? \p{Lu}{2,3}$/u, '')].some((each) => townNamed(each))

const capitalsOf = (said: string): number =>
  said.split(/\s+/).filter((word) => /^(?:\p{L}{1,2}['’])?\p{Lu}/u.test(word)).length

type Alone = Pick<Draft, 'text' | 'contacts' | 'claims'> & {
  /** Where somebody is told of. */
  people: readonly Span[]
}

/** A small word or two letters with an apostrophe within a name: "Le Mani di Fata", "Gennaro o' Presto". */
const nameBehind =
  /^\p{Ll}+ (\p{Lu}[\p{L}'’]+(?: (?:\p{Ll}{1,3} |\p{Ll}['’] )?\p{Lu}[\p{L}'’]+)*)(?![\p{L}'’]| ?[.&+])/u

/** "idraulico Gennaro o' Presto vomero …": who it is, behind the trade a brief begins with. */
function behindTrade({ raw, tags }: Draft['text']): Span | undefined {
  const [said = '', name = ''] = nameBehind.exec(raw) ?? []
  const start = said.length - name.length
  const isTrade = tags.some(
    (tag) => tag.tag.startsWith('trades.') && tag.start === 0 && tag.end === start - 1,
  )
  const last = name.slice(name.lastIndexOf(' ') + 1)
  const town = last !== name && townNamed(last) ? last.length + 1 : 0
  return isTrade && !townNamed(name) ? [start, said.length - town] : undefined
}

/** Two capitals in one word, and small letters between: "ChopsbyHadiza". */
const isCamel = (word: string): boolean => /^\p{L}*\p{Ll}\p{Lu}\p{Ll}/u.test(word)

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

/** What stands between dividers, without them. */
function segmentsOf(raw: string, divider: RegExp): Span[] {
  const ends = [...raw.matchAll(divider)].map(({ index }) => index)
  return [...ends, raw.length].map((end, i) =>
    trimmed(raw, [i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end]),
  )
}
