/**
 * Finds what ends with an offset, read backwards from there: cut off at the offset and searched for its
 * end, a text is searched from each of its letters on, which takes ever longer the longer it is.
 * @param pattern of what ends there; without `$`
 * @returns what stands there, undefined where nothing of the kind does
 */
export function endingBefore(pattern: RegExp): (text: string, at: number) => string | undefined {
  const backwards = new RegExp(`(?<=(${pattern.source}))`, `${pattern.flags}y`)
  return (text, at) => {
    backwards.lastIndex = at
    return backwards.exec(text.slice(0, at))?.[1]
  }
}
