import { chance } from '#server/composer/seeded-random.ts'
import type { Language } from '#server/reader/language.ts'
import { listedNames, type PersonName } from '#server/reader/text/person-names.ts'
import { frequentWords } from '#server/reader/text/word-frequency.ts'

const scripts = [
  /^\p{Script=Hangul}+$/u,
  /^\p{Script=Han}+$/u,
  /^\p{Script=Hiragana}+$/u,
  /^[\p{Script=Katakana}ー]+$/u,
  /^[a-z]+$/,
]

/** Of fewer words too often the same is taken. */
const fewestWords = 20
/** The commonest words join others: they would make no name. */
const tooCommon = 300

/**
 * Another word of the same script, length and case.
 * @param word folded
 * @param kind a name of that kind; where there is none, a usual word of the language
 */
export function madeWord(
  word: string,
  language: Language,
  seed: number,
  kind?: PersonName,
): string {
  const pool = kind ? namesOf(kind) : frequentWords(language).slice(tooCommon)
  const script = scripts.find((one) => one.test(word))
  if (!script) return madeLetters(word, seed)
  const ofScript = pool.filter((other) => script.test(other))
  const alike = ofScript.filter((other) => other.length === word.length && other !== word)
  const key = `word ${word}`
  if (alike.length >= fewestWords)
    return alike[Math.floor(chance(seed, key) * alike.length)] ?? word
  const letters = [...new Set(ofScript.join(''))]
  if (letters.length < 2 || script.test('a')) return madeLetters(word, seed)
  return [...word].map((_, at) => pick(letters, seed, `${key} ${at}`)).join('')
}

function namesOf(kind: PersonName): string[] {
  const { given, family } = listedNames()
  return [...(kind === 'family' ? family : given)]
}

const vowels = [...'aeiou']
const consonants = [...'bdfgklmnprstv']

/** Vowels for vowels, consonants for consonants, digits for digits; marks stay. */
export function madeLetters(text: string, seed: number): string {
  return [...text]
    .map((letter, at) => {
      const lower = letter.toLowerCase()
      const others = vowels.includes(lower)
        ? vowels
        : /[a-z]/.test(lower)
          ? consonants
          : /\d/.test(letter)
            ? [...'123456789']
            : [letter]
      const made = pick(others, seed, `letter ${text} ${at}`)
      return letter === lower ? made : made.toUpperCase()
    })
    .join('')
}

function pick(from: readonly string[], seed: number, key: string): string {
  return from[Math.floor(chance(seed, key) * from.length)] ?? from[0] ?? ''
}

/** A word in the capitals of another. */
export function inCaseOf(made: string, said: string): string {
  if (said === said.toLowerCase()) return made
  if (said.length > 1 && said === said.toUpperCase()) return made.toUpperCase()
  return made.charAt(0).toUpperCase() + made.slice(1)
}
