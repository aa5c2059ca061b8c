import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isOwner,
  isTrade,
  type Reading,
  type Run,
  startsSentence,
} from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'
import { trimRun } from './trim-run.ts'

/** "I sign my prints as Ottoline Marsh", "Je signe Maud Kerrien", "signiere ich mit Thea Lind". */
export function signing(reading: Reading): Candidate[] {
  const { text, words } = reading
  return [...text.folded.matchAll(signature)].flatMap(({ index, 0: cue }) => {
    const from = wordFrom(words, index + cue.length)
    const ahead = from < 0 ? -1 : words.slice(from, from + 5).findIndex(({ capital }) => capital)
    const run = ahead < 0 ? null : runAt(reading, from + ahead)
    const near = run && /^[^.,:;!?\n]*$/.test(text.raw.slice(index, run.start))
    const told = near && (roman.test(cue) || as.test(text.folded.slice(index, run.start)))
    return told && run.words.length > 1 && isProper(reading, run) ? [{ ...run, score: 7 }] : []
  })
}

/** "Ich zeichne Kinder und Tiere": where the name needs an "as" before it, what has none is no name. */
const roman = /^(?:je|nous|firm|assin)/
const as = / (?:as|with|mit|als|unter|met|onder) /

const signature =
  /(?<!\p{L})(?:(?:i|we) sign|je signe|nous signons|firmo|firmamos|firmiamo|assino|assinamos|signiere ich|ich signiere|ich zeichne|zeichne ich|ik signeer|ik teken|teken ik)(?!\p{L})/gu

/** "On my hat it says", "Auf dem Schild steht bald", "En el letrero pone": what one can read there. */
export function written(reading: Reading): Candidate[] {
  const { text, words } = reading
  return [...text.folded.matchAll(writing)].flatMap(({ index, 0: cue }) => {
    const at = wordFrom(words, index + cue.length)
    const run = at < 0 ? null : runAt(reading, at)
    const near = run && run.start - index - cue.length < 2
    return near && isProper(reading, run) ? [{ ...run, score: 8 }] : []
  })
}

/** "Trabajo como Pata Pinta", "lavoro come Filo Storto": right behind the words, with two capitals. */
export function working(reading: Reading): Candidate[] {
  return [...reading.text.folded.matchAll(work)].flatMap(({ index, 0: cue }) => {
    const from = index + cue.length
    const run = runAt(reading, wordFrom(reading.words, from))
    const closes = run && /^\s*(?:[.,;!\n(]|$)/.test(reading.text.raw.slice(run.end, run.end + 2))
    const near = closes && run.start === from && run.words.length > 1
    return near && isProper(reading, run) ? [{ ...run, score: 6.4 }] : []
  })
}

const work =
  /(?<!\p{L})(?:trabaj(?:o|amos)|trabalh(?:o|amos)|lavor(?:o|iamo)|travaill(?:e|ons)|pint(?:o|amos)|expong?o|cant(?:o|amos)|suon(?:o|iamo)|toc(?:o|amos)|jou(?:e|ons)) (?:como|come|comme|en tant que) /gu

/** "I look after gardens as Sundial Gardens.", "Ik onderhoud als Zonnewijzer tuinen": a capital behind "as". */
export function acting(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (!/^(?:US|NL)$/.test(lexicon.countries[0])) return []
  return [
    ...text.folded.matchAll(/(?<!\p{L})(?:i|we|ik|wij) [^.!?\n]{3,60}? (?:as|als) (?=\S)/gu),
  ].flatMap(({ index, 0: cue }) => {
    const run = runAt(reading, wordFrom(words, index + cue.length))
    const near = run?.start === index + cue.length
    const long = (run?.words.length ?? 0) > 1 || (run?.words[0]?.raw.length ?? 0) > 7
    return run && near && long && isProper(reading, run) ? [{ ...run, score: 4.6 }] : []
  })
}

const writing =
  /(?<!\p{L})(?:auf|uber|an|op|boven|sur|en|sul|sulla|no|na|on|over) (?:\p{L}{1,7} )?\p{L}{2,14} (?:steht|staat|on lit|lit-on|pone|dice|se lee|c'e scritto|si legge|le-se|diz|it says|it reads|it will say)(?: (?:bald|straks|jetzt|nu))?:? /gu

/** "at Little Saffron, our Persian restaurant": what it is stands behind a name. */
export function explained(reading: Reading): Candidate[] {
  const { words } = reading
  const found: Candidate[] = []
  for (let i = 1; i < words.length; i += 1) {
    if (!words[i]?.capital) continue
    const run = runAt(reading, i)
    const named = run && trimRun(reading, run, startsSentence(reading.text, run.start))
    const where = isPhrase(reading.lexicon.place.prepositions, words[i - 1]?.folded ?? '')
    if (
      named &&
      named.words.length > 1 &&
      !where &&
      isProper(reading, named) &&
      hasKind(reading, named)
    )
      found.push({ ...named, score: 5.4 })
    i += Math.max(0, (run?.words.length ?? 1) - 1)
  }
  return found
}

/** ", our Persian restaurant", ", een B&B". */
function hasKind(reading: Reading, { end }: Run): boolean {
  const { text, words } = reading
  const at = wordFrom(words, end)
  const [article, ...kind] = at < 0 ? [] : words.slice(at, at + 4)
  const apart = article && text.raw.slice(end, article.start) === ', '
  if (!apart || !(isArticle(article) || isOwner(article) || one.test(article.folded))) return false
  const trade = kind.find((word) => isTrade(reading, word))
  return !!trade && /^[^.,:;!?\n]*$/.test(text.raw.slice(article.start, trade.end))
}

const one = /^(?:an?|une?|una|uno|um|uma|een|eine?)$/
