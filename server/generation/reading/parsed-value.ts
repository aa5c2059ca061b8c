import { around } from '#server/reader/text/spans.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Action, FactKey } from '#shared/page/facts.ts'
import type { KnownReading } from './known-reading.ts'
import { isActionSaid } from './proof/action-said.ts'
import { type SaidText, saidText } from './proof/evidence.ts'
import { areHoursSaid } from './proof/hours-said.ts'
import { isPhoneSaid } from './proof/phone-said.ts'
import { type PriceValue, saidPrice } from './proof/price-said.ts'
import { wholeHours } from './proof/whole-hours.ts'
import { isYearSaid } from './proof/year-said.ts'
import type { SaidWords } from './said-words.ts'

/** A value as far as words say it; of a price where its sum stands in the brief. */
export interface ProvenValue {
  value: unknown
  span?: [number, number]
  sumAt?: Span
  /** The words leave a part of it to somebody who knows: its owner is asked. */
  isLikely?: true
}

/**
 * A value that has a form of its own, as far as words say it.
 * @returns null where they do not
 */
export function parsedValue(
  key: FactKey,
  value: unknown,
  { said, spans }: SaidWords,
  brief: string,
  known: KnownReading,
): ProvenValue | null {
  const text = saidText(said, known.language)
  const kept = (isSaid: boolean) => (isSaid ? { value } : null)
  switch (key) {
    case 'prices':
      return saidPrice(value as PriceValue, around(spans), {
        brief: briefText(brief, known),
        countries: known.countries,
        currencies: known.currencies,
        told: known.told ?? [],
      })
    case 'phone':
    case 'whatsapp':
      return kept(isPhoneSaid(String(value), said, known.countries))
    case 'since':
      return kept(isYearSaid(Number(value), text))
    case 'hours':
      return kept(
        areHoursSaid(String(value), text, brief) &&
          areHoursSaid(String(value), withNeighbours(spans, briefText(brief, known)), brief),
      )
    case 'action':
      return kept(isActionSaid(value as Action, text))
    default:
      return null
  }
}

/** Words about hours, with what is told of hours right beside them. */
function withNeighbours(spans: readonly Span[], brief: SaidText): SaidText {
  const said = spans.map((span) => brief.raw.slice(...wholeHours(brief, span)))
  return saidText(said.join('\n'), brief.language.code)
}

const briefs = new WeakMap<KnownReading, SaidText>()

/** The brief of a reading, made ready once for all its claims. */
export function briefText(brief: string, known: KnownReading): SaidText {
  const ready = briefs.get(known)
  if (ready?.raw === brief) return ready
  const text = saidText(brief, known.language)
  briefs.set(known, text)
  return text
}
