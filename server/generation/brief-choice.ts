import type { CompositionRequest } from '#server/composer/composition.ts'
import type { Chosen } from '#server/reader/chosen.ts'
import { overlap } from '#server/reader/text/spans.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { invalid } from '#shared/errors.ts'
import { isSame } from '#shared/page/is-same.ts'

type Asked = NonNullable<InputOf<'regeneratePage'>['chosen']>
type Told = Pick<CompositionRequest, 'brief' | 'chosen'>

/**
 * What of a brief its creator chose, sorted.
 * @throws AppError `invalid` naming the span that lies in no brief, or is chosen twice
 */
export function checkedChoice(chosen: Asked, brief: string): Chosen | undefined {
  const errors = (['without', 'with'] as const).flatMap((kind) =>
    chosen[kind].flatMap((span, at) => {
      const message = faultOf(span, at, chosen, kind, brief)
      return message ? [{ field: `chosen.${kind}.${at}`, message }] : []
    }),
  )
  if (errors.length > 0) throw invalid(errors)
  if (!/[\p{L}\p{N}]/u.test(toldBrief({ brief, chosen })))
    throw invalid([{ field: 'chosen.without', message: 'leaves nothing of the brief' }])
  const [without, wanted] = [sorted(chosen.without), sorted(chosen.with)]
  return without.length + wanted.length > 0 ? { without, with: wanted } : undefined
}

function faultOf(
  span: Span,
  at: number,
  chosen: Asked,
  kind: keyof Asked,
  brief: string,
): string | null {
  const [start, end] = span
  if (start >= end || end > brief.length)
    return `[start, end] within the ${brief.length} characters of the brief`
  const others = [...chosen[kind].slice(0, at), ...(kind === 'with' ? chosen.without : [])]
  return others.some((other) => overlap(other, span)) ? 'overlaps another' : null
}

const sorted = (spans: readonly Span[]): Span[] => spans.toSorted((one, other) => one[0] - other[0])

/** Whether two pages are told the same. */
export const isToldAlike = (one: Told, other: Told): boolean =>
  one.brief === other.brief && isSame(one.chosen, other.chosen)

/** The brief without what was left out, every other letter where it stands. */
export const toldBrief = ({
  brief,
  chosen,
}: {
  brief: string
  chosen?: Chosen | undefined
}): string =>
  (chosen?.without ?? []).reduce(
    (text, [start, end]) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    brief,
  )

/** What was chosen of a brief that says otherwise now: sentences that stand in it still. */
export function carriedChoice({ brief: was, chosen }: Told, brief: string): Chosen | undefined {
  if (!chosen || was === brief) return chosen
  const without = standing(was, chosen.without, brief)
  const wanted = standing(was, chosen.with, brief)
  const isAll = !/[\p{L}\p{N}]/u.test(toldBrief({ brief, chosen: { without, with: [] } }))
  return isAll || without.length + wanted.length === 0 ? undefined : { without, with: wanted }
}

/** In the order of the brief: a sentence that stands twice is looked for behind the one before. */
function standing(was: string, spans: readonly Span[], brief: string): Span[] {
  const found: Span[] = []
  for (const span of spans) {
    const words = was.slice(...span)
    const behind = brief.indexOf(words, found.at(-1)?.[1] ?? 0)
    if (behind >= 0) found.push([behind, behind + words.length])
  }
  return found
}
