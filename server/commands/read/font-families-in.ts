import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { fontFamilies } from '#shared/page/font-families.ts'
import type { Theme } from '#shared/page/theme.ts'

interface NamedFamily {
  start: number
  end: number
  pairs: readonly Theme['pair'][]
}

/** Fonts of the product that a wish calls by their names. */
export function fontFamiliesIn({ folded, tokens }: TaggedText): NamedFamily[] {
  const names = [...Map.groupBy(Object.entries(fontFamilies), ([, family]) => family)]
  return names.flatMap(([family, pairs]): NamedFamily[] => {
    const at = wordsAt(folded, family.toLowerCase())
    return tokens.some(({ start }) => start === at?.[0]) && at
      ? [{ start: at[0], end: at[1], pairs: pairs.map(([pair]) => pair as Theme['pair']) }]
      : []
  })
}

function wordsAt(folded: string, name: string): Span | null {
  const start = folded.indexOf(name)
  const end = start + name.length
  return start < 0 || /[a-z]/.test(folded[end] ?? '') ? null : [start, end]
}
