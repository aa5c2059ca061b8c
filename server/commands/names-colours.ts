import { fold, isUnspaced } from '#server/reader/text/fold.ts'
import { commandLanguage, commandLanguages } from './command-words.ts'

let words: string[] | null = null

/** Whether a wish speaks of colours, in any language wishes are read in. */
export function namesColours(command: string): boolean {
  words ??= commandLanguages
    .flatMap((code) => commandLanguage(code).words.nouns.colours)
    .map((phrase) => fold(phrase).replace(/[*=]/g, ''))
  const said = ` ${fold(command).replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')} `
  return words.some((word) => said.includes(isUnspaced(word.at(-1)) ? word : ` ${word} `))
}
