import type { Draft } from '../draft.ts'
import { isDigit } from '../text/fold.ts'
import { firstFrom, tagAt } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'

/** Words of the longest name, and the capitals of the shortest. */
const words = { most: 9, leastCapitals: 2 }
/** Small words within a name, one behind the other: "tot de". */
const mostSmall = 2

/**
 * A name with capitals from an offset on, in quotation marks or without: "A Wall in a Weekend | and it
 * runs", "la | XII Subida al Castillo | el domingo". What follows must be no more of it.
 */
export function nameRun(draft: Draft, at: number): Span | undefined {
  const { text } = draft
  const { raw } = text
  const lead = /^[\s:：]*/.exec(raw.slice(at))?.[0].length ?? 0
  const quote = /^["“„«'‘「『]([^"“”„«»'’」』\n]{2,60})["”“»'’」』]/u.exec(raw.slice(at + lead))
  if (quote) return [at + lead + 1, at + lead + quote[0].length - 1]
  const first = firstFrom(text.tokens, at + lead)
  const article = text.tokens[first]
  const isLed =
    article !== undefined &&
    /^\p{Ll}/u.test(raw.slice(article.start)) &&
    ['words.articles', 'words.possessives'].some(
      (tag) => tagAt(text, article.start, tag)?.end === article.end,
    )
  const run = runFrom(draft, isLed ? first + 1 : first)
  const [one, last] = [run[0], run.at(-1)]
  if (!one || !last) return undefined
  const capitals = run.filter((token) => isCapital(draft, token))
  const isLong = capitals.length >= words.leastCapitals || /\p{L}-\p{L}/u.test(one.text)
  return isLong && isEnd(draft, last.end) ? [one.start, last.end] : undefined
}

/** Tokens to the last one with a capital. */
function runFrom(draft: Draft, first: number): readonly Token[] {
  const { tokens } = draft.text
  let [end, small] = [first, 0]
  for (let at = first; at < Math.min(first + words.most, tokens.length); at += 1) {
    const token = tokens[at]
    if (!token) break
    const isNumber = at === first && token.kind === 'number'
    if (isCapital(draft, token)) {
      if (small > 0 && isElsewhere(draft, token, tokens[at - 1])) break
      ;[end, small] = [at + 1, 0]
    } else if (!isNumber && (at === first || !isSmall(draft, token) || small === mostSmall)) break
    else small += 1
  }
  return tokens.slice(first, end)
}

const isCapital = ({ text: { raw } }: Draft, { kind, start }: Token): boolean =>
  kind === 'word' && /^\p{Lu}/u.test(raw.slice(start))

/** "of", "im", "dans la", "&"; the letters behind the number of "48ste". */
function isSmall({ text }: Draft, token: Token): boolean {
  if (token.kind === 'mark') return token.text === '&'
  const isGlued = !token.spaced && isDigit(text.raw[token.start - 1])
  const isJoint = ['words.prepositions', 'words.articles'].some(
    (tag) => tagAt(text, token.start, tag)?.end === token.end,
  )
  return token.kind === 'word' && (isGlued || isJoint || isParticle(text, token))
}

const isParticle = ({ language }: Draft['text'], token: Token): boolean =>
  language.data.names.particles.includes(token.text.replace(/['’]$/, ''))

/** "on | Easter Monday", "in | Colne": when and where something is is no part of its name. */
function isElsewhere({ text, towns, days }: Draft, { start }: Token, joint?: Token): boolean {
  // "Friet & Zo" is open on other days too.
  if (joint?.text === '&') return false
  const isDay =
    ['hours.days.', 'dates.', 'names.never'].some((tag) => tagAt(text, start, tag)) ||
    days.some((day) => day.start <= start && start < day.end)
  const isIn = joint && tagAt(text, joint.start, 'places.in') !== undefined
  return isDay || Boolean(isIn && towns.some((town) => town.start === start))
}

const following = ['words.', 'hours.days.', 'dates.', 'names.copula', 'names.particles']

/** A mark, a date or a small word ends a name; "Tag der | offenen Tür" goes on. */
function isEnd({ text }: Draft, end: number): boolean {
  const rest = /^\s*/.exec(text.raw.slice(end))?.[0].length ?? 0
  const next = text.raw.slice(end + rest)
  return (
    next === '' ||
    !/^\p{L}/u.test(next) ||
    following.some((tag) => tagAt(text, end + rest, tag) !== undefined)
  )
}
