import type { Candidate, Reading } from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'

/** How a letter ends, and who may stand between its last words and the name. */
const farewell =
  /(?<!\p{L})(?:(?:mit |met |kind |best |many |with )?(?:(?:freundlichen|freundliche|viele|liebe|herzliche|beste|schone|sonnige|vriendelijke|hartelijke|lieve|warme?|best|warm|kind) )?(?:gru(?:ß|ss|ess)e?n?|groet(?:en|jes)?|regards|wishes|love|cheers|thanks|thank you|many thanks|danke|bedankt|dank|liefs))(?: a lot| so much| schon| alvast| je wel| u wel)?[,!.:]?\s{1,3}((?:(?:von|vom|van|from|at|everyone at|from everyone at|all at|from all at|all of us at|from all of us at|the team at|the team|from the team at|your team at|euer team vom|euer team|eure|euer|ihre?|ihr team|ihr team vom|dein|deine|het team van|team)\s)?)/gu

const led = /^(?:von|van|from|at|.* (?:at|vom|van)|euer|eure) $/

/** What may stand behind the last words, word by word: how to reach who signs. */
const reach = /^(?:[\d+()/.!–—-]*|\S{1,40}@\S{3,40}|(?:tel|fon|www)\S{0,40})$/

const onlyReaches = (behind: string): boolean =>
  behind.split(/\s+/).every((word) => reach.test(word))

/** "… Groetjes van Kwispelkwartier", "Thanks, everyone at Totnes Mends", "Mit freundlichen Grüßen Anna Vogt". */
export function farewells(reading: Reading): Candidate[] {
  const { text, words } = reading
  return [...text.folded.matchAll(farewell)].flatMap(({ index, 0: said, 1: lead = '' }) => {
    if (text.raw.slice(0, index).trim() === '') return []
    const from = index + said.length
    const run = runAt(reading, wordFrom(words, from))
    const last = run?.start === from && onlyReaches(text.folded.slice(run.end))
    if (!last || !isProper(reading, run)) return []
    const [only, more] = run.words
    // "Groetjes van Karin": a first name; "van Kwispelkwartier" is none.
    const named = more || (led.test(lead) && (only?.raw.length ?? 0) > 9) || / at $/.test(lead)
    return named ? [{ ...run, score: 4.6 }] : []
  })
}

const regards =
  /^(?:(?:best|kind|warm|liebe|herzliche|viele|beste|schone|sonnige|vriendelijke|hartelijke|lieve) )?(?:gru(?:ß|ss|ess)e?|groet(?:en|jes)?|regards|wishes|greetings|love|thanks)(?!\p{L})/u

/** "Liebe Grüße aus Zingst!", "Groetjes van Texel!": how a letter begins or ends is no name. */
export const isFarewell = (folded: string): boolean => regards.test(folded)
