import { isPhrase } from '../match-phrases.ts'
import { type Candidate, type Reading, type Run, startsSentence } from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { cutRun, runAt } from './name-run.ts'
import { runsOf } from './runs-of.ts'
import { trimRun } from './trim-run.ts'

/** "Büro Nordost, Inh. K. Prehn", "Bricklane Barbers (owner Sunny Gill)": who keeps it stands behind it. */
export function kept(reading: Reading): Candidate[] {
  const { raw, folded } = reading.text
  return runsOf(reading).flatMap((run) => {
    if (!keeper.test(folded.slice(run.end, run.end + 24))) return []
    const trimmed = trimRun(reading, run, startsSentence(reading.text, run.start))
    const named = trimmed && !/ (?:und|and|en) /.test(raw.slice(trimmed.start, trimmed.end))
    return named && isProper(reading, trimmed) ? [{ ...trimmed, score: 7.2 }] : []
  })
}

const keeper =
  /^(?:,|:| -| –| —)? ?\(?(?:inh(?:\.|aber(?:in)?(?!\p{L}))|owner(?!\p{L})|owned by|prop(?:\.|rietor(?!\p{L}))|eigenaar|eigenaresse|zaakvoerder|uitbater|uitbaatster|titolare|gerant|titular|proprietari[oa]|proprietaire|(?:duen[oa]|don[oa])(?!\p{L}))/u

/** "Signiert: Nina Halm", "Getekend, Mieke Standaert", "Signed, Joan Pryor": who signs. */
export function undersigned(reading: Reading): Candidate[] {
  const { text, words } = reading
  return [...text.folded.matchAll(signs)].flatMap(({ index, 0: cue }) => {
    const run = runAt(reading, wordFrom(words, index + cue.length))
    const near = run && run.start === index + cue.length && startsSentence(text, index)
    return near && isProper(reading, run) ? [{ ...run, score: 7.4 }] : []
  })
}

const signs =
  /(?<![\p{L}\d])(?:signed|yours|signiert|gezeichnet|gez\.|unterzeichnet|getekend|ondertekend|was getekend|signe|signature|firmado|firma|firmato|assinado|assinatura|handtekening|unterschrift)(?:,|:| by| von| door| par| por| da)? /gu

/** "Made by Gwen Farrow.", "gebaut von Bruno Fels", "handgemaakt door Els Maes": whose work it is. */
export function makers(reading: Reading): Candidate[] {
  const { text, words } = reading
  return [...text.folded.matchAll(making)].flatMap(({ index, 0: cue }) => {
    const end = index + cue.length
    const whole = runAt(reading, wordFrom(words, end))
    const run = whole && beforeTown(reading, whole)
    const closes = run && /^(?:\s*(?:[.,;!\n(]|$)| in )/.test(text.raw.slice(run.end, run.end + 4))
    const named = closes && run.start === end && run.words.length > 1 && isProper(reading, run)
    return named ? [{ ...run, score: 5.6 }] : []
  })
}

/** "Kaatje Peeters in Lier": where somebody is, is no part of who it is. */
function beforeTown(reading: Reading, run: Run): Run | null {
  const at = run.words.findIndex(
    (word) => !word.capital && isPhrase(reading.lexicon.place.prepositions, word.folded),
  )
  return at > 0 ? cutRun(reading, run.words.slice(0, at)) : run
}

const making =
  /(?<!\p{L})(?:made|handmade|crafted|handcrafted|built|painted|drawn|baked|sewn|stitched|knitted|woven|thrown|roasted|brewed|grown|taught|run|designed|printed|bound|carved|gefertigt|gemacht|gebaut|gemalt|gezeichnet|genaht|gebacken|gestaltet|gebraut|gerostet|handgemaakt|gemaakt|gebouwd|geschilderd|getekend|gebakken|genaaid|ontworpen|gebrouwen|gebrand)(?: [^.!?\n,]{1,32})? (?:by|von|vom|door) /gu
