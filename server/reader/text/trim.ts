/** `[start, end)` in UTF-16 units. */
export type Span = readonly [number, number]

const edge =
  /[\s,.;:!?–—\-·•★☆◆◇■□●○▶►♪♡♥*|/、。・：；，．！？〜~=…→«»"“”„'’‘「」『』()（）［］[\]]/u
const opening = '([（［「『«“"‘\'»„‚'
const closing = ')]）］」』»”"’\'«“‘'

/** The span without white space and marks at its ends; a bracket that is closed inside stays, and 13時〜. */
export function trimmed(raw: string, [from, to]: Span): Span {
  let start = from
  let end = to
  while (start < end && edge.test(raw[start] ?? '') && !opensInside(raw, start, end)) start += 1
  while (end > start && edge.test(raw[end - 1] ?? '') && !belongs(raw, start, end)) end -= 1
  return [start, end]
}

const belongs = (raw: string, start: number, end: number): boolean =>
  closesInside(raw, start, end) || /[\d\p{L}][〜～]$/u.test(raw.slice(end - 2, end))

/** "(vegan) Kuchen": the bracket ends before the text does. "'s Zomers" begins with a word cut short. */
function opensInside(raw: string, start: number, end: number): boolean {
  if (/^['’]\p{L}{1,2}\s/u.test(raw.slice(start, start + 4))) return true
  const kind = opening.indexOf(raw[start] ?? ' ')
  if (kind < 0) return false
  const at = raw.indexOf(closing[kind] ?? '', start + 1)
  return at > 0 && at < end - 1
}

/** "Kuchen (vegan)": the bracket opens behind the beginning of the text. */
function closesInside(raw: string, start: number, end: number): boolean {
  const kind = closing.indexOf(raw[end - 1] ?? ' ')
  if (kind < 0) return false
  const at = raw.lastIndexOf(opening[kind] ?? '', end - 2)
  return at > start
}
