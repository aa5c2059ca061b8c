/** Code units of what is compared: longer ones would not fit into PostgreSQL's indexes. */
const longest = 300

/**
 * Text as searches and lists compare it: without case, width or the marks on Latin letters. Kana and
 * Hangul keep theirs, which make other letters of them.
 */
export function folded(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
  return bare.slice(0, longest).toWellFormed()
}
