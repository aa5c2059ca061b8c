/** Whether a text ends with a phrase of a list; `*` in front lets it be the end of a longer word. */
export function endsWithOneOf(list: readonly string[], said: string): boolean {
  const text = plain(said)
  return list.some((written) => {
    const isOpen = written.startsWith('*')
    const phrase = isOpen ? written.slice(1) : written
    if (!text.endsWith(phrase) || text.length === phrase.length) return false
    const before = text.slice(0, -phrase.length)
    return isOpen || !/[\p{L}\p{M}\p{N}'-]$/u.test(before)
  })
}

/** Whether a text begins with one; `*` behind it lets it be the beginning of a longer word. */
export function beginsWithOneOf(list: readonly string[], said: string): boolean {
  const text = plain(said)
  return list.some((written) => {
    const isOpen = written.endsWith('*')
    const phrase = isOpen ? written.slice(0, -1) : written
    if (!text.startsWith(phrase)) return false
    const behind = text.slice(phrase.length)
    return isOpen || /^\s/.test(behind)
  })
}

const plain = (said: string): string => said.toLowerCase().replace(/[’‘ʼ]/g, "'")
