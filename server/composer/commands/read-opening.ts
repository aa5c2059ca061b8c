import type { PageLanguage } from '#shared/page/document.ts'
import { findHours } from '../understand/find-hours.ts'
import type { Atom } from '../understand/hours/atom.ts'
import { readAtoms } from '../understand/hours/read-atoms.ts'
import { writeDays } from '../understand/hours/write-hours.ts'
import { lexicons } from '../understand/lexicon/lexicons.ts'
import { readText } from '../understand/read-text.ts'
import type { Intent } from './intent.ts'

/** Words that open more days: "also", a word for being open, and what may stand beside them; folded. */
interface OpeningWords {
  also: RegExp
  open: RegExp
  beside: RegExp
}

const latin = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu')

const openings: Readonly<Record<PageLanguage, OpeningWords>> = {
  en: {
    also: latin('also|too|as well'),
    open: latin('open'),
    beside: latin("we|i|are|am|we're|i'm|will|be|on|now|from|at"),
  },
  de: {
    also: latin('auch'),
    open: latin('offnen?|geoffnet|offen'),
    beside: latin('wir|ich|haben|habe|sind|bin|ist|am|jetzt|nun|ab|von'),
  },
  fr: {
    also: latin('aussi|egalement'),
    open: latin('ouvrons|ouvre|ouverts?|ouvertes?'),
    beside: latin('nous|on|je|sommes|est|suis|le|les|desormais|maintenant|de|des'),
  },
  es: {
    also: latin('tambien'),
    open: latin('abrimos|abro|abiertos?|abiertas?'),
    beside: latin('estamos|estoy|ahora|los|el|de|desde|las'),
  },
  pt: {
    also: latin('tambem'),
    open: latin('abrimos|abro|abertos?|abertas?'),
    beside: latin('estamos|estou|agora|as|a|aos|ao|no|na|das|da|de'),
  },
  it: {
    also: latin('anche'),
    open: latin('apriamo|apro|apert[oiae]'),
    beside: latin('siamo|sono|ora|adesso|il|la|di|dalle|dal'),
  },
  nl: {
    also: latin('ook'),
    open: latin('open|geopend'),
    beside: latin('wij|we|ik|zijn|ben|gaan|ga|nu|op|van|vanaf'),
  },
  ja: {
    also: /も/gu,
    open: /営業|開いて|開け|開き|オープン|やって/gu,
    beside: /します|しています|います|まして|ます|して|です|お店|店|を|は|に|、|。/gu,
  },
  kr: {
    also: /도/gu,
    open: /영업|엽니다|열어요|열립니다|열려요|오픈|문을|문/gu,
    beside: /합니다|해요|하고 있어요|있습니다|이제|에|저희|저희는|는|은/gu,
  },
}

/**
 * "We also open on Mondays": more days, with their hours where these are said. Null for whatever
 * says anything else.
 */
export function readOpening(
  command: string,
  languages: readonly PageLanguage[],
): Extract<Intent, { wish: 'open' }> | null {
  const text = readText(command)
  for (const locale of languages) {
    const { also, open, beside } = openings[locale]
    if (text.folded.search(also) < 0 || text.folded.search(open) < 0) continue
    const lexicon = lexicons[locale]
    const atoms = readAtoms(text.folded, lexicon, [])
    const days = atoms.reduce((all, atom) => all | (atom.kind === 'day' ? atom.days : 0), 0)
    const rest = [also, open, beside].reduce(
      (left, words) => left.replaceAll(words, ' '),
      withoutAtoms(text.folded, atoms),
    )
    if (days === 0 || /[\p{L}\p{N}]/u.test(rest)) continue
    const hours = findHours(text, lexicon, 'general', [])?.value ?? null
    if (hours === null && atoms.some(({ kind }) => kind === 'time')) continue
    return { wish: 'open', days: writeDays(daysIn(days)), hours }
  }
  return null
}

/** What is neither a day nor a time. */
function withoutAtoms(folded: string, atoms: readonly Atom[]): string {
  return atoms
    .filter(({ kind }) => kind !== 'other')
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, folded)
}

const daysIn = (set: number): number[] =>
  Array.from({ length: 8 }, (_, day) => day).filter((day) => set & (1 << day))
