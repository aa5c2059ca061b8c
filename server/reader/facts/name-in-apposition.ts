import type { Draft } from '../draft.ts'
import { endingBefore } from '../text/ending-before.ts'
import { isTypedSmall } from '../text/is-typed-small.ts'
import { capitalisesNouns } from '../text/nouns.ts'
import { personNameOf } from '../text/person-names.ts'
import { hasTag, tagAt, tagBefore, tokensIn } from '../text/tagged-text.ts'
import { isCapital, type Token } from '../text/tokens.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'

/** Letters in which a brief says what somebody is. */
const opening = 240
/** Words of a name. */
const most = 6
const parted = /^[,(–—:]$/
const closed = /^(?:["'”’»]?[,.;:!?)\n–—]|\s*$|\s[–—-]\s)/

/**
 * "A small club in Rennes, les | Voisins de Cleunay, …", "my bakery (Crumb and Co)": words with capitals
 * between two marks, right behind what somebody says of themselves, are what that is called.
 */
export function nameInApposition(draft: Draft): Span | undefined {
  const { text } = draft
  const isPlain = isTypedSmall(text)
  const marks = isPlain
    ? []
    : tokensIn(text, 0, opening).filter(({ text: said }) => parted.test(said))
  return marks
    .filter((mark) => saysWhat(draft, clauseBefore(text.raw, mark.start)))
    .map((mark) => capitalsBehind(draft, mark))
    .find((span) => span !== undefined)
}

const clauseEnding = endingBefore(/[^.!?\n,;:()]*/)

const clauseBefore = (raw: string, end: number): Span => [
  end - (clauseEnding(raw, end)?.length ?? 0),
  end,
]

/** "We are a small running club in Frome": a trade, and that it is one's own. */
function saysWhat({ text }: Draft, [start, end]: Span): boolean {
  const isOwn = ['words.together', 'words.alone', 'words.possessives', 'names.near'].some((tag) =>
    hasTag(text, start, end, tag),
  )
  const isTrade = text.tags.some(
    (tag) => tag.start >= start && tag.end <= end && isTradeNoun(tag.tag),
  )
  return isOwn && isTrade
}

function capitalsBehind(draft: Draft, mark: Token): Span | undefined {
  const { text } = draft
  const at = text.tokens.indexOf(mark) + 1
  const lead = text.tokens[at]
  const article = lead && tagAt(text, lead.start, 'words.articles')
  const isLed = article?.end === lead?.end && /^\p{Ll}/u.test(text.raw.slice(lead?.start))
  const run = runFrom(draft, isLed ? at + 1 : at)
  const [one, last] = [run[0], run.at(-1)]
  if (!one || !last || !closed.test(text.raw.slice(last.end))) return undefined
  const span: Span = [one.start, last.end]
  const capitals = run.filter((token) => isCapital(text, token))
  const needed = isLed ? 1 : 2
  return capitals.length >= needed && isName(draft, span, capitals) ? span : undefined
}

function runFrom(draft: Draft, first: number): readonly Token[] {
  const { text } = draft
  const { particles } = text.language.data.names
  let end = first
  for (let at = first; at < Math.min(first + most, text.tokens.length); at += 1) {
    const token = text.tokens[at]
    if (token && isCapital(text, token)) end = at + 1
    else if (at === first || !token || !particles.includes(token.text)) break
  }
  return text.tokens.slice(first, end)
}

/** No person, town, street or day; of nouns that all have capitals only a rare one. */
function isName({ text, towns }: Draft, span: Span, capitals: readonly Token[]): boolean {
  const isOther = ['hours.days.', 'dates.', 'places.streets', 'names.never'].some((tag) =>
    hasTag(text, ...span, tag),
  )
  const isVenue = tagAt(text, span[0], 'places.venues') !== undefined
  const isTown = towns.some(({ start }) => start === span[0])
  const isRare = ({ text: word }: Token) => frequencyOf(text.language, word) === 'rare'
  const arePeople = capitals.every(({ text: word }) => personNameOf(word))
  const isPlaced = tagBefore(text, span[0] - 1, 'places.in') !== undefined
  const isNoun = capitalisesNouns(text.language) && !capitals.some(isRare)
  return !isOther && !isVenue && !isTown && !arePeople && !isPlaced && !isNoun
}
