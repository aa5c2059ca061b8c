import { isStreetWord } from '../find-street.ts'
import {
  type Candidate,
  isArticle,
  isInflected,
  type Reading,
  type Run,
  startsSentence,
} from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runsOf } from './runs-of.ts'
import { trimRun } from './trim-run.ts'

/** "Van Dam & Zn. Apeldoorn", "Brillo Norte S.L. 976 …": who carries a firm's form is the firm. */
export function firms(reading: Reading): Candidate[] {
  const { text } = reading
  return runsOf(reading).flatMap((run) => {
    const trimmed = trimRun(reading, run, startsSentence(text, run.start))
    const last = trimmed?.words.at(-1)
    const led = firmFirst.test(trimmed?.words[0]?.raw ?? '') && (trimmed?.words.length ?? 0) > 1
    return trimmed && last && (led || trimmed.end > last.end) && isProper(reading, trimmed)
      ? [{ ...trimmed, score: 4.8 }]
      : []
  })
}

/** "SARL Ruchers du Coironnet": its form stands before it. */
const firmFirst =
  /^(?:SARL|SAS|SASU|EURL|EARL|GAEC|SCEA|SCOP|SCIC|SNC|Ets|Établissements|Etablissements|ETS|Ditta|DITTA|Impresa|Soc)$/

/** ". Les Poils de Gaston (Angers)", "… Da Mirella": a title alone between two marks keeps its article. */
export function titled(reading: Reading): Candidate[] {
  const isGerman = reading.lexicon.countries[0] === 'DE'
  const { text } = reading
  return runsOf(reading).flatMap((run) => {
    const [first] = run.words
    const begins = first && startsSentence(text, run.start)
    const named = begins && (isHouse(first) || (isArticle(first) && !isGerman))
    const behind = text.raw.slice(run.end)
    const closes = /^\s*(?:[.\n!]| ?\(|$)/.test(behind.slice(0, 2)) || lastTown.test(behind)
    const own = run.words.length > 1 && isProper(reading, run)
    // "Empanadas Doña Tita, Salta.": capitals and the town are the last words.
    const last = !isGerman && lastTown.test(behind) && run.words.every(({ capital }) => capital)
    const ends = (named && closes) || last
    const isTitle = begins && own && (ends || hasAddress(reading, run))
    return isTitle ? [{ ...run, score: 4.2 }] : []
  })
}

/** ". Babel y Medio, Murcia, hola@babel.example": how to reach somebody stands behind the name. */
export function reached(reading: Reading): Candidate[] {
  const { text } = reading
  const isGerman = reading.lexicon.countries[0] === 'DE'
  return runsOf(reading).flatMap((run) => {
    // "Anfragen und Termine, Tel. …": every German thing has a capital.
    if (isGerman && run.words.some(({ folded }) => folded === 'und')) return []
    const begins =
      (startsSentence(text, run.start) ||
        asked.test(text.folded.slice(Math.max(0, run.start - 20), run.start))) &&
      contact.test(text.folded.slice(run.end, run.end + 80))
    const trimmed = begins ? trimRun(reading, run, true) : null
    const own = trimmed && trimmed.words.length > 1 && isProper(reading, trimmed)
    return own ? [{ ...trimmed, score: 4.2 }] : []
  })
}

/** "Kontakt: Anna Petrov, 0911 …": whom to ask. */
const asked =
  /(?:kontakt|contact|ansprechpartner(?:in)?|contactpersoon|contatto|contacto|contato|anfragen an|auskunft):? $/

const contact =
  /^(?:, \p{L}[\p{L}' -]{2,24})?(?:, ?| \(|: | [-–—] )(?:\+|0\d[\d ()/.-]{6}|\(?\d{2,3}\)? ?\d[\d .-]{5}|www\.|tel|mail|e-mail|email|[^\s@]{1,40}@)/u

/** ". La Ruche d'Odile, Arbois": the town ends the brief. */
const lastTown = /^, \p{Lu}[\p{L}'’ -]{2,24}\.?\s*$/u

/** "Studio Lotosraum, Gaustraße 14": its street stands behind it. */
export function hasAddress({ words, text, lexicon }: Reading, run: Run): boolean {
  const at = wordFrom(words, run.end)
  const near = words.slice(at, at + 3)
  const street = near.some((word) => isStreetWord(lexicon, word))
  const number = words.slice(at, at + 5).some((word) => /^\d{1,4}[a-z]?$/.test(word.folded))
  return (
    at > 0 && /^, ?(?:\d|\p{L})/u.test(text.raw.slice(run.end, run.end + 3)) && street && number
  )
}

/** "Chez Lulu", "Da Mirella": whose house it is. */
const isHouse = ({ folded }: { folded: string }): boolean =>
  /^(?:chez|da|bei|bij|zu[mr])$/.test(folded)

/** "Liefs, Fleur Hendrikx", "Viele Grüße, Jannik Oetker", "— Stubley Lane Society": the last words sign. */
export function signed(reading: Reading): Candidate[] {
  const { raw, folded } = reading.text
  const last = runsOf(reading).at(-1)
  if (!last || last.words.length < 2 || raw.slice(last.end).trim().length > 1) return []
  const lead = folded.slice(0, last.start)
  const score = farewell.test(lead) ? 4.4 : /[.!?)\n]\s*$|[–—]\s$/.test(lead) ? 3.3 : 0
  const isName = isProper(reading, last) && !isInflected(reading, last)
  const isGerman = reading.lexicon.countries[0] === 'DE'
  return score > (isGerman ? 4 : 0) && isName ? [{ ...last, score }] : []
}

const farewell =
  /(?:gru(?:ß|ss)e?n?|liefs|groet(?:en|jes)?|cordialement|bien a vous|merci|saluti|grazie|saludos?|carinho|carino|affetto|affection|amities|bises|bisous|bientot|presto|pronto|breve|beijos?|beijinhos?|abrazos?|abbracci|abbraccio|gracias|abracos?|cumprimentos|obrigad[oa]|atenciosamente|cheers|regards|wishes|thanks|danke|bedankt),?\s*$/
