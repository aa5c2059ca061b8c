/** Scripts in which two characters are a word already. */
const isDense = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]{2}$/u

/** The pieces by which texts, folded, are found: each three characters, and two of dense scripts. */
export function gramsOf(...texts: readonly string[]): string[] {
  const grams = new Set<string>()
  for (const text of texts) {
    const letters = [...text]
    for (let at = 0; at < letters.length; at++) {
      const [two, three] = [letters.slice(at, at + 2), letters.slice(at, at + 3)]
      if (isDense.test(two.join(''))) grams.add(named(two))
      if (three.length === 3) grams.add(named(three))
    }
  }
  return [...grams]
}

/**
 * The pieces a text must have in which `wanted`, folded, stands.
 * @returns none where it is too short for one
 */
export function gramsIn(wanted: string): string[] {
  const grams = gramsOf(wanted)
  // Those of three say more; those of two stand inside them.
  const long = grams.filter((gram) => gram.length === 3 * digits)
  return long.length > 0 ? long : grams
}

const digits = 4

/** As letters and digits, whatever the characters are: no engine cuts or folds it any more. */
function named(letters: readonly string[]): string {
  return letters
    .map((letter) => (letter.codePointAt(0) ?? 0).toString(36).padStart(digits, '0'))
    .join('')
}
