import type { Action, FactKey } from '#shared/page/facts.ts'
import type { KnownReading } from './known-reading.ts'
import { isActionSaid } from './proof/action-said.ts'
import { type SaidText, saidText } from './proof/evidence.ts'
import { areHoursSaid } from './proof/hours-said.ts'
import { isPhoneSaid } from './proof/phone-said.ts'
import { type PriceValue, saidPrice } from './proof/price-said.ts'
import { isYearSaid } from './proof/year-said.ts'

/**
 * A value that has a form of its own, as far as words say it.
 * @returns null where they do not
 */
export function parsedValue(
  key: FactKey,
  value: unknown,
  said: string,
  brief: string,
  known: KnownReading,
): unknown {
  const text = saidText(said, known.language)
  const kept = (isSaid: boolean) => (isSaid ? value : null)
  switch (key) {
    case 'prices':
      return saidPrice(value as PriceValue, text, {
        brief: briefText(brief, known),
        countries: known.countries,
        currencies: known.currencies,
      })
    case 'phone':
      return kept(isPhoneSaid(String(value), said, known.countries))
    case 'since':
      return kept(isYearSaid(Number(value), text))
    case 'hours':
      return kept(areHoursSaid(String(value), text, brief))
    case 'action':
      return kept(isActionSaid(value as Action, text))
    default:
      return null
  }
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
