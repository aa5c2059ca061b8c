import { fold, isUnspaced } from '#server/reader/text/fold.ts'
import type { NounName } from './command-names.ts'
import { commandLanguage, commandLanguages } from './command-words.ts'

const phrases = new Map<NounName, string[]>()

/** Whether a wish speaks of something, in any language wishes are read in. */
export function namesNoun(command: string, noun: NounName): boolean {
  const said = ` ${fold(command).replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')} `
  return phrasesOf(noun).some((word) => said.includes(isUnspaced(word.at(-1)) ? word : ` ${word} `))
}

function phrasesOf(noun: NounName): string[] {
  const known = phrases.get(noun)
  if (known) return known
  const found = commandLanguages
    .flatMap((code) => commandLanguage(code).words.nouns[noun])
    .map((phrase) => fold(phrase).replace(/[*=]/g, ''))
  phrases.set(noun, found)
  return found
}
