/** Whether words hold others, as whole words where words are parted: "art" is not in "start". */
export function contains(said: string, part: string): boolean {
  const [text, wanted] = [fold(said), fold(part)]
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + wanted.length] ?? ' '
    if (isEdge(before, wanted[0]) && isEdge(wanted.at(-1), after)) return true
  }
  return false
}

const word = /[\p{L}\p{Nd}]/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function isEdge(one = ' ', other = ' '): boolean {
  if (unspaced.test(one) || unspaced.test(other)) return true
  return !(word.test(one) && word.test(other))
}

function fold(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase().replaceAll(/\s+/g, ' ').trim()
}
