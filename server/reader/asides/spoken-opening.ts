import { remembered } from '../remembered.ts'
import { fold } from '../text/fold.ts'
import { leadingPhrase } from '../text/leading-phrase.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import { behindSalutation } from './salutation.ts'

/**
 * "Dear Ms Tanner, okay so um this is for | the food truck": how a letter or a dictation begins, before it
 * says anything.
 */
export function spokenOpening(
  whole: string,
  words: AsideWords,
  greetings: readonly string[],
): Span {
  const from = behindSalutation(fold(whole), words.lists.salutations)
  const [, end] = openingOf(whole.slice(from), words, greetings)
  return [0, from + end]
}

function openingOf(text: string, words: AsideWords, greetings: readonly string[]): Span {
  const folded = fold(text)
  const { purpose } = phrasesOf(words)
  const { start, isBeginning } = beginningOf(text, folded, words, greetings)
  const leads = purpose(folded.slice(start)).length
  const request = asked(folded, start + leads, words)
  // "Good evening. It's for | the reunion", "hi, need a page for | the van": more than a greeting.
  if (isBeginning || leads > 0 || request !== null) return [0, request ?? start + leads]
  const told = purpose(folded).length
  return [0, asked(folded, told, words) ?? told]
}

/**
 * "Oh and, what else, | we sharpen knives": how a later sentence begins, before it says anything. Behind
 * a question "Yes, in the bar" answers it.
 */
export function spokenBeginnings(text: string, words: AsideWords): Span[] {
  const { beginning, thinking } = phrasesOf(words)
  return sentencesOf(text)
    .slice(1)
    .flatMap(([start, end]): Span[] => {
      if (/[?？]\s*$/.test(text.slice(0, start))) return []
      const folded = fold(text.slice(start, end))
      const from = folded.search(/[\p{L}\p{N}]/u)
      let at = Math.max(0, from)
      let isSpoken = false
      for (let found = ''; ; at += found.length) {
        found = beginning(folded.slice(at))
        if (!found) break
        isSpoken ||= thinking(folded.slice(at)) !== '' || /[,、…]/.test(found)
      }
      return isSpoken && /[\p{L}\p{N}]/u.test(folded.slice(at)) ? [[start + from, start + at]] : []
    })
}

/** What a sentence of somebody who talks begins with. */
const phrasesOf = remembered(({ lists }: AsideWords) => ({
  sound: leadingPhrase(lists.sounds),
  opener: leadingPhrase([...lists.sounds, ...lists.openers]),
  thinking: leadingPhrase([...lists.sounds, ...lists.thinking]),
  beginning: leadingPhrase([...lists.sounds, ...lists.openers, ...lists.thinking]),
  purpose: leadingPhrase(lists.purposes),
}))

const greetingOf = remembered((greetings: readonly string[]) => leadingPhrase(greetings))

/** Phrases of a beginning that may be told by themselves; a sound or a comma makes them one. */
const leastPhrases = 2

/** Behind the phrases it opens with, and whether they are more than a greeting. */
function beginningOf(
  text: string,
  folded: string,
  words: AsideWords,
  greetings: readonly string[],
): { start: number; isBeginning: boolean } {
  const { sound, opener } = phrasesOf(words)
  const greeting = greetingOf(greetings)
  let at = folded.length - folded.trimStart().length
  let said = 0
  let [isSpoken, isGreeting] = [false, true]
  while (true) {
    const [found] = [opener, greeting]
      .map((leading) => leading(folded.slice(at)))
      .toSorted((one, other) => other.length - one.length)
    // "Like So" in capitals is a name.
    const isBig =
      said > 0 && /^\p{Lu}/u.test(text.slice(at)) && !/[,.!…]\s*$/.test(text.slice(0, at))
    if (!found || isBig) break
    const isAlone = greetings.some((each) => fold(each) === bare(found))
    isSpoken ||= sound(folded.slice(at)) !== '' || (!isAlone && /[,、…]/.test(found))
    isGreeting &&= isAlone
    said += 1
    at += found.length
  }
  const isTold = /[\p{L}\p{N}]/u.test(text.slice(at))
  const isBeginning = isTold && !isGreeting && (isSpoken || said >= leastPhrases)
  return { start: isTold ? at : 0, isBeginning }
}

const bare = (found: string): string => found.replace(/[\s,.…!:–—、。-]+$/, '')

/** "Need a page quick for | the quiz night". */
function asked(folded: string, at: number, { requests }: AsideWords): number | null {
  const [found] = requests.allIn(folded.slice(at))
  if (found?.index !== 0) return null
  const end = at + found.said.length
  return end + (/^\s*/.exec(folded.slice(end))?.[0].length ?? 0)
}
