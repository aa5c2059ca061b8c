/** One or two letters that stand for a name: 'Padaria Aurora' is 'PA', '髪結い 月' is '髪'. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', ...rest] = words
  const letters = [...first]
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(first))
    return letters[0] ?? ''
  const last = rest.findLast((word) => /^\p{Lu}/u.test(word))
  return ((letters[0] ?? '') + (last ? ([...last][0] ?? '') : '')).toLocaleUpperCase()
}
