const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether a text is of a script whose words are short or not divided: letters measure it. */
export function isDense(text: string): boolean {
  return dense.test(text)
}
