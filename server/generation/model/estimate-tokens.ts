const costs = { letter: 0.34, digit: 0.5, space: 0.1, unspaced: 1.1, other: 0.65 }

/**
 * About how many tokens a model reads a text as: rather too many. Three letters and more of a Latin
 * script make one; a letter with a sign on it, a sign or a digit costs more, and each letter of
 * Japanese or Korean one.
 */
export function estimateTokens(text: string): number {
  let tokens = 0
  for (const sign of text) {
    if (/[a-zA-Z]/.test(sign)) tokens += costs.letter
    else if (sign === ' ' || sign === '\n') tokens += costs.space
    else if (/\d/.test(sign)) tokens += costs.digit
    else if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sign))
      tokens += costs.unspaced
    else tokens += costs.other
  }
  return Math.ceil(tokens)
}
