/** Every time a text has the words, as they are written, and not within others. */
export function reworded(text: string, old: string, now: string): string {
  const isLatin = (unit = '') => /[\p{Script=Latin}\p{N}]/u.test(unit)
  let said = ''
  let from = 0
  for (let at = text.indexOf(old); at >= 0; at = text.indexOf(old, at + 1)) {
    const end = at + old.length
    const isCut =
      (isLatin(old[0]) && isLatin(text[at - 1])) || (isLatin(old.at(-1)) && isLatin(text[end]))
    if (isCut || at < from) continue
    said += text.slice(from, at) + now
    from = end
  }
  return said + text.slice(from)
}
