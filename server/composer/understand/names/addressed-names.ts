import { letterCase } from '../letter-case.ts'
import { isPhrase } from '../match-phrases.ts'
import { type Candidate, isArticle, type Reading, type Run } from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { joined } from './joined.ts'
import { cutRun } from './name-run.ts'

/** The labels of the first four web and mail addresses that are long enough to tell, letters only. */
export function hostsOf(folded: string): string[] {
  const hosts = folded.matchAll(
    /(?:@|www\.|:\/\/|(?<![\w@.-]))([a-z0-9-]{4,63})\.[a-z]{2,12}(?![\w@-])/g,
  )
  return [...hosts].slice(0, 4).map(({ 1: label = '' }) => label.replaceAll('-', ''))
}

/** "conviteeditora@correio.example": what stands before the sign of the first four. */
const mailboxesOf = (folded: string): string[] =>
  [...folded.matchAll(/(?<![\w.-])([a-z0-9._-]{6,40})@/g)]
    .slice(0, 4)
    .map(({ 1: label = '' }) => spelled(label))

/** "La Table d'Ondine" at table-ondine.example: a capital article right before is the name's own. */
function withArticle({ words, text }: Reading, run: Word[]): Word[] {
  const [first] = run
  const before = words.findLast((word) => first && word.end <= first.start)
  const own = before?.capital && isArticle(before) && joined(text, before, first)
  return own ? [before, ...run] : run
}

/** Letters and digits as an address writes them. */
export const spelled = (source: string): string =>
  source.replaceAll(/&|\+/g, '').replaceAll(/[^a-z0-9]/g, '')

/** Whether an address of the brief begins with the letters of a name, or the name with the address. */
export function isSpelled(folded: string, { start, end }: Run, hosts: readonly string[]): boolean {
  if (hosts.length === 0) return false
  const letters = spelled(folded.slice(start, end).replace(article, ''))
  return hosts.some(
    (host) =>
      Math.min(letters.length, host.length) > 4 &&
      (host.startsWith(letters) || letters.startsWith(host) || letters.endsWith(host)),
  )
}

const article = /^(?:the|der|die|das|de|het|'t|la|le|les|el|los|las|il|lo|i|gli|o|a|os|as) /

/** "… stillwater by jo … hello@stillwaterbyjo.example": words that spell a host of the brief. */
export function addressed(reading: Reading): Candidate[] {
  const { words, text, lexicon } = reading
  const hosts = [...hostsOf(text.folded), ...mailboxesOf(text.folded)].filter(
    (host) => host.length > 5,
  )
  if (hosts.length === 0) return []
  return words.flatMap((first, i) =>
    hosts.flatMap((host) => {
      if (!host.startsWith(spelled(first.folded).slice(0, 3))) return []
      const run = spelling(reading, i, host)
      const [only, more] = run
      if (!only || !more || isPhrase(lexicon.name.stops, run.at(-1)?.folded ?? '')) return []
      // "hinterm Deich": in a German brief with capitals a name does not begin small.
      const small = lexicon.countries[0] === 'DE' && !only.capital && run.at(-1)?.capital
      if (small && letterCase(text.raw) === 'mixed') return []
      if (/[@.\w-]/.test(text.raw[only.start - 1] ?? ' ')) return []
      if (/^(?:@|\.\w|-\w)/.test(text.raw.slice(run.at(-1)?.end).slice(0, 2))) return []
      // "Studio Lavande" at lavande.example: a part of a name is none.
      const named = withArticle(reading, run)
      const whole = isPart(reading, named) ? null : cutRun(reading, named)
      return whole ? [{ ...whole, score: 4 }] : []
    }),
  )
}

/** The words from here that together spell the host; none where they spell anything else. */
function spelling({ words, text, lexicon }: Reading, at: number, host: string): Word[] {
  let said = ''
  for (let i = at; i < at + 6; i += 1) {
    const [before, word] = [words[i - 1], words[i]]
    if (!word || (i > at && before && !joined(text, before, word))) return []
    const letters = spelled(word.folded)
    const own = host.startsWith(said + letters)
    // "table-ondine" leaves the "d'" out, "vento-leste" the "do".
    const small = isArticle(word) || isPhrase(lexicon.name.particles, word.folded)
    if (!own && small && said !== '') continue
    said += own ? letters : spelled(word.folded.replace(/^[dl]['’]/, ''))
    if (said === host) return isArticle(word) ? [] : words.slice(at, i + 1)
    if (!host.startsWith(said)) return []
  }
  return []
}

/** Whether another capital stands right beside it. */
function isPart({ words, text }: Reading, run: readonly Word[]): boolean {
  const [first, last] = [run[0], run.at(-1)]
  const before = words.findLast((word) => first && word.end <= first.start)
  const next = words.find((word) => last && word.start >= last.end)
  return (
    (!!before?.capital && joined(text, before, first)) ||
    (!!next?.capital && !!last && joined(text, last, next))
  )
}
