import { type TaggedText, tagBefore } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { isPeriod } from './read-units.ts'

/** What somebody pays for by itself; a piece or a kilo is one of a thing that has a name. */
const telling: ReadonlySet<string> = new Set([
  ...['person', 'child', 'couple', 'group', 'room', 'pitch', 'weekend'],
  ...['session', 'class', 'course', 'lesson', 'visit'],
])

/** Letters; "pp" and "/h" name nothing. */
const shortest = 3

/**
 * "£95 per night", "85 € pro Nacht": where a sum stands alone with its unit, that is what it is for.
 * @returns the words of the unit without their stroke
 */
export function unitItem(
  text: TaggedText,
  { start, end, unit }: { start: number; end: number; unit: string },
): Span | null {
  if (!isPeriod(unit) && !telling.has(unit)) return null
  const item = trimmed(text.raw, [
    start + (/^[\s/／]*/.exec(text.raw.slice(start))?.[0].length ?? 0),
    end,
  ])
  const words = text.raw.slice(...item)
  return words.length >= shortest && /^\p{L}+(?:[ '’]\p{L}+)*$/u.test(words) ? item : null
}

/** Whether the thing of a price is its unit, and nothing else is named. */
export function isUnitAlone(text: TaggedText, [start, end]: Span): boolean {
  const unit = tagBefore(text, end, 'money.units.')
  return unit !== undefined && unit.start <= start && end > start
}
