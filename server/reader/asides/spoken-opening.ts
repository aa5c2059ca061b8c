import { fold } from '../text/fold.ts'
import { phrasePattern } from '../text/phrase-pattern.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'

/** "Okay so um this is for | the food truck": how a dictation begins, before it says anything. */
export function spokenOpening(text: string, words: AsideWords, greetings: readonly string[]): Span {
  const folded = fold(text)
  const start = beginningOf(text, folded, words, greetings)
  const purpose = behind(folded, start, words.lists.purposes)
  return [0, asked(folded, purpose, words) ?? purpose]
}

/** "Oh and, what else, | we sharpen knives": how a later sentence begins, before it says anything. */
export function spokenBeginnings(text: string, { lists }: AsideWords): Span[] {
  const phrase = startOf([...lists.sounds, ...lists.openers, ...lists.thinking])
  const thinks = startOf([...lists.sounds, ...lists.thinking])
  return sentencesOf(text)
    .slice(1)
    .flatMap(([start, end]): Span[] => {
      const folded = fold(text.slice(start, end))
      const from = folded.search(/[\p{L}\p{N}]/u)
      let at = Math.max(0, from)
      let isSpoken = false
      for (let found = ''; ; at += found.length) {
        found = phrase.exec(folded.slice(at))?.[0] ?? ''
        if (!found) break
        isSpoken ||= thinks.test(folded.slice(at)) || /[,、…]/.test(found)
      }
      return isSpoken && /[\p{L}\p{N}]/u.test(folded.slice(at)) ? [[start + from, start + at]] : []
    })
}

/** Phrases of a beginning that may be told by themselves; a sound or a comma makes them one. */
const leastPhrases = 2

function beginningOf(
  text: string,
  folded: string,
  { lists }: AsideWords,
  greetings: readonly string[],
): number {
  const phrase = startOf([...lists.sounds, ...lists.openers, ...greetings])
  const sound = startOf(lists.sounds)
  let at = folded.length - folded.trimStart().length
  let said = 0
  let [isSpoken, isGreeting] = [false, true]
  while (true) {
    const found = phrase.exec(folded.slice(at))?.[0]
    // "Like So" in capitals is a name.
    const isBig =
      said > 0 && /^\p{Lu}/u.test(text.slice(at)) && !/[,.!…]\s*$/.test(text.slice(0, at))
    if (!found || isBig) break
    const isAlone = greetings.some((greeting) => fold(greeting) === bare(found))
    isSpoken ||= sound.test(folded.slice(at)) || (!isAlone && /[,、…]/.test(found))
    isGreeting &&= isAlone
    said += 1
    at += found.length
  }
  const isBeginning = !isGreeting && (isSpoken || said >= leastPhrases)
  return isBeginning && /[\p{L}\p{N}]/u.test(text.slice(at)) ? at : 0
}

const bare = (found: string): string => found.replace(/[\s,.…!:–—、。-]+$/, '')

/** One of the phrases at the beginning, with the marks behind it. */
function startOf(phrases: readonly string[]): RegExp {
  const any = phrases
    .toSorted((one, other) => other.length - one.length)
    .map((each) => phrasePattern(each, {}))
  return new RegExp(`^(?:${any.join('|')})(?:[\\s,.…!:–—、。-]+)`, 'u')
}

function behind(folded: string, at: number, phrases: readonly string[]): number {
  const found = phrases.length > 0 ? startOf(phrases).exec(folded.slice(at)) : null
  return found ? at + found[0].length : at
}

/** "Need a page quick for | the quiz night". */
function asked(folded: string, at: number, { requests }: AsideWords): number | null {
  if (!requests) return null
  requests.lastIndex = 0
  const found = requests.exec(folded.slice(at))
  if (!found || found.index > 0) return null
  const end = at + found[0].length
  return end + (/^\s*/.exec(folded.slice(end))?.[0].length ?? 0)
}
