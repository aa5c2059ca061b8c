/** Enough for every locale and currency a process meets at a time; a page uses a handful. */
const mostKept = 500

/** Where people write 15 and not 3 p. m., whatever the locale data prefers. */
const writtenIn24: ReadonlySet<string> = new Set(['es-AR', 'es-CL', 'es-PY', 'es-UY'])

/**
 * `Intl` formats, made once for each tag and options: the first of a kind takes a browser up to
 * 50 ms, and a server makes the same few for every page.
 */
export const numberFormat = remember<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (tag, options) => new Intl.NumberFormat(tag, options),
)
export const dateFormat = remember<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (tag, options) =>
    new Intl.DateTimeFormat(writtenIn24.has(tag) ? `${tag}-u-hc-h23` : tag, options),
)
export const relativeTimeFormat = remember<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  (tag, options) => new Intl.RelativeTimeFormat(tag, options),
)
export const listFormat = remember<Intl.ListFormatOptions, Intl.ListFormat>(
  (tag, options) => new Intl.ListFormat(tag, options),
)
export const displayNames = remember<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  (tag, options) => new Intl.DisplayNames(tag, options ?? { type: 'language' }),
)
export const segmenter = remember<Intl.SegmenterOptions, Intl.Segmenter>(
  (tag, options) => new Intl.Segmenter(tag, options),
)

function remember<O, F>(make: (tag: string, options?: O) => F): (tag: string, options?: O) => F {
  const kept = new Map<string, F>()
  return (tag, options) => {
    const key = tag + (options ? JSON.stringify(options) : '')
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= mostKept) kept.clear()
    const made = make(tag, options)
    kept.set(key, made)
    return made
  }
}
