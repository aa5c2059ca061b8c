/**
 * A language as its reader's own country writes it: the browser's first choice that speaks it, for
 * dates as they are at home. The server does not know it.
 */
export function readerTag(tag: string, languages: readonly string[] = navigator.languages): string {
  const speaks = (each: string) => each === tag || each.startsWith(`${tag}-`)
  return languages.find(speaks) ?? tag
}
