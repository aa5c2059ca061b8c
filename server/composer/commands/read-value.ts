import type { FactKey } from '#shared/page/facts.ts'
import { detectCountry } from '../understand/detect-country.ts'
import { findEmail } from '../understand/find-email.ts'
import { findHours } from '../understand/find-hours.ts'
import { findPhone } from '../understand/find-phone.ts'
import { findUrl } from '../understand/find-url.ts'
import { matchAll, phraseIndex } from '../understand/match-phrases.ts'
import { findPrices } from '../understand/prices/find-prices.ts'
import { type BriefText, readText } from '../understand/read-text.ts'
import { type Clause, restBeside } from './clause.ts'
import type { Intent } from './intent.ts'
import type { Noun } from './lexicon/command-lexicon.ts'
import { commandLexicons } from './lexicon/command-lexicons.ts'
import { pricedWords } from './priced-words.ts'
import { ofKind, type Token } from './tokens.ts'

/** A wish that brings something of its own: hours, a price, a number, words for the page. */
export function readValue(clause: Clause): Intent | null {
  if (clause.actions.includes('remove')) return readForget(clause)
  return readReach(clause) ?? readHours(clause) ?? readPrices(clause) ?? readWords(clause)
}

/** A number or an address to be reached at. */
function readReach(clause: Clause): Intent | null {
  const { text, lexicon } = clause
  const country = detectCountry(text, lexicon)
  const found = {
    email: findEmail(text),
    url: findUrl(text),
    phone: findPhone(text, lexicon, country),
  }
  for (const key of ['email', 'url', 'phone'] as const) {
    const fact = found[key]
    if (fact && restBeside(clause, [fact.span]).length === 0)
      return { wish: 'fact', key, value: fact.value }
  }
  return null
}

function readHours(clause: Clause): Intent | null {
  const { text, lexicon, nouns } = clause
  const hours =
    findHours(withoutHoursNoun(clause), lexicon, 'general', []) ??
    findHours(text, lexicon, 'general', [])
  if (!hours || (!nouns.includes('hours') && hours.confidence < 0.95)) return null
  const spoken = [...[lexicon.hours.open, lexicon.hours.from], lexicon.hours.hour].flatMap(
    (words) =>
      matchAll(phraseIndex(words), text.folded).map(({ start, end }) => [start, end] as const),
  )
  if (restBeside(clause, [hours.span, ...spoken]).length > 0) return null
  return { wish: 'fact', key: 'hours', value: hours.value }
}

/** The word for hours blanked out, with its particle: it would hide the day behind it. */
function withoutHoursNoun({ text: { raw }, tokens }: Clause): BriefText {
  const noun = ofKind(tokens, 'noun').find(({ value }) => value.noun === 'hours')
  if (!noun) return readText(raw)
  const end = noun.end + (/^[をはがの을를은는]/.test(raw.slice(noun.end)) ? 1 : 0)
  return readText(raw.slice(0, noun.start) + ' '.repeat(end - noun.start) + raw.slice(end))
}

/** Prices with what they are for; the words of the command around them are no part of it. */
function readPrices(clause: Clause): Intent | null {
  const { lexicon, text } = clause
  const core = readText(pricedWords(clause))
  const prices = findPrices(core, lexicon, detectCountry(text, lexicon)).map(({ value }) => value)
  return prices.length > 0 ? { wish: 'prices', prices } : null
}

const factOf: Partial<Record<Noun, FactKey>> = { name: 'name', address: 'place' }
const wordsOf: Partial<Record<Noun, 'title' | 'headline' | 'notice'>> = {
  title: 'title',
  headline: 'headline',
  notice: 'notice',
}

/** What stands in quotation marks or behind the thing it is to be. */
function readWords(clause: Clause): Intent | null {
  const [noun] = ofKind(clause.tokens, 'noun')
  const isRenamed = clause.actions.includes('rename')
  const named = noun?.value.noun ?? (isRenamed ? 'page' : null)
  if (!named || clause.actions.length === 0) return null
  const value = clause.quoted ?? valueBehind(clause, noun)
  if (!value) return null
  const key = factOf[named]
  if (key) return { wish: 'fact', key, value }
  const wish = wordsOf[named] ?? (named === 'page' && isRenamed ? 'title' : null)
  if (wish) return { wish, text: value }
  return named === 'offer' ? { wish: 'offer', item: value } : null
}

/** "… to Salt & Rye": everything behind the word that leads to it, or a colon. */
function valueBehind(clause: Clause, noun: Token | undefined): string | null {
  const { tokens, rest } = clause
  const raw = clause.text.raw.slice(0, endOfWords(clause))
  const after = noun?.end ?? 0
  const colon = raw.indexOf(':', after)
  const link = tokens.find(({ value, start }) => value.is === 'link' && start >= after)
  const from =
    colon >= 0 ? colon + 1 : (link?.end ?? rest.find(({ start }) => start >= after)?.start)
  if (from === undefined || !rest.some(({ start }) => start >= from)) return null
  return raw.slice(from).trim() || null
}

/** Where the words end and the verb of a language that ends with it begins. */
function endOfWords({ text: { raw }, tokens, locale }: Clause): number {
  const tail = commandLexicons[locale].isPostpositional ? ['action', 'link', 'filler'] : ['action']
  let end = raw.length
  for (const { start, end: last, value } of tokens.toReversed()) {
    if (!tail.includes(value.is) || !/^[\s.。!！]*$/.test(raw.slice(last, end))) break
    end = start
  }
  return end
}

const forgettable: Partial<Record<Noun, FactKey>> = {
  phone: 'phone',
  email: 'email',
  url: 'url',
  address: 'place',
  name: 'name',
}

function readForget(clause: Clause): Intent | null {
  const { nouns, rest, quoted, text } = clause
  if (quoted) return { wish: 'removeItem', words: quoted }
  const [noun] = nouns
  const key = noun && forgettable[noun]
  if (rest.length === 0) return key && nouns.length === 1 ? { wish: 'forget', key } : null
  const [first, last] = [rest[0], rest.at(-1)]
  if (!first || !last) return null
  return { wish: 'removeItem', words: text.raw.slice(first.start, last.end) }
}
