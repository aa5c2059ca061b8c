import { type Candidate, isArticle, isVocabulary, type Reading, type Run } from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'
import { isOne } from './trade-names.ts'

/** "rebautizado", "l'abbiamo ribattezzato", "est devenu": what it is called from now on. */
const renaming =
  /(?<!\p{L})(?:(?:rebaptis(?:e|ee|es|ees|ons)|(?:est|sont) devenue?s?|devient|rebautiz(?:ad[oa]s?|amos|aron|o)|rebautice|cambi(?:amos|e|aron) el nombre a|ribattezzat[oaie]|(?:e|sono) diventat[oaie]|rebati[sz](?:ad[oa]s?|amos|ei|[a-z]{1,4}-l?[oa]s?)|passou a ser|virou)(?: (?:en|de|como|come|in))?) /gu

/** "Estamos armando", "nous lançons", "stiamo sviluppando", "criámos": what is new. */
const launching =
  /(?<!\p{L})(?:(?:armando|construyendo|desarrollando|creando|montando|lanzando|abriendo|lanzamos|lanzo|creamos|cree|monte|montamos|fundamos|funde|armamos|desarrollamos|desarrollo|estrenamos|developpons|developpe|lancons|lance|creons|cree|construisons|montons|monte|fonde|ouvrons|sviluppando|costruendo|creando|lanciando|aprendo|lanciamo|lancio|creato|fondato|sviluppiamo|sviluppo|criar|criando|desenvolver|desenvolvendo|desenvolvemos|desenvolvi|montar|montando|lancar|lancando|lancamos|lancei|criamos|criei|fundei|montei|abri|abrimos|aperto|ouvert|abierto|aberto|ouvre|apro|abro|abrir|aprire|ouvrir)) /gu

/** "on l'a rebaptisé La Table d'Ondine", "Estamos armando Fiadito, una app". */
export function launched(reading: Reading): Candidate[] {
  if (!['FR', 'ES', 'IT', 'PT'].includes(reading.lexicon.countries[0])) return []
  return [
    ...behind(reading, renaming).flatMap((run) =>
      run.words.length > 1 || endsClause(reading, run) ? [{ ...run, score: 7 }] : [],
    ),
    ...behind(reading, launching).flatMap((run) =>
      isExplained(reading, run) ? [{ ...run, score: 6 }] : [],
    ),
  ]
}

/** The runs right behind a cue, or behind its small article. */
function behind(reading: Reading, cue: RegExp): Run[] {
  const { text, words } = reading
  return [...text.folded.matchAll(cue)].flatMap(({ index, 0: said }) => {
    const at = wordFrom(words, index + said.length)
    const first = words[at]
    if (!first || first.start > index + said.length) return []
    const run = runAt(reading, !first.capital && isArticle(first) ? at + 1 : at)
    const [only, more] = run?.words ?? []
    const plain = only && !more && isVocabulary(reading, only)
    return run && !plain && isProper(reading, run) ? [run] : []
  })
}

const endsClause = ({ text }: Reading, { end }: Run): boolean =>
  /^\s*(?:[.,;:!(–—\n]|$)/.test(text.raw.slice(end, end + 3))

/** ", una app", ", la app que", ", un'app", " (app)": what the new thing is. */
function isExplained({ words, text }: Reading, { end }: Run): boolean {
  const next = words[wordFrom(words, end)]
  const gap = next && text.raw.slice(end, next.start)
  if (!next || !gap || !/^(?:, | ?\(| [–—-] |: )$/.test(gap)) return false
  return gap !== ', ' || isOne(next) || isArticle(next) || /^l['’]/u.test(next.folded)
}
