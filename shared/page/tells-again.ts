/** The beginning of a word tells it from others, whatever ending it has: "Ruderer", "Ruderverein". */
const stem = 5

/**
 * Whether a text says all that a few words before it would: "Rowers' summer party" before "The rowing
 * club invites you to its summer party". In Japanese its characters tell, in Korean the beginnings of its words.
 */
export function tellsAgain(text: string, words: string): boolean {
  const said = text.toLowerCase()
  const looked = words.toLowerCase()
  if (said.includes(looked)) return true
  const parts = looked.match(
    /\p{sc=Han}|\p{sc=Katakana}+|\p{sc=Hangul}{2}|[\p{sc=Latin}\p{N}]{4,}/gu,
  )
  return parts?.every((part) => said.includes(part.slice(0, stem))) ?? false
}
