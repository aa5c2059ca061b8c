import type { Person } from '#shared/page/page-event.ts'
import { Icon } from './icon.tsx'

const tones = [
  'bg-accent-soft text-on-accent-soft',
  'bg-info-soft text-on-info-soft',
  'bg-success-soft text-on-success-soft',
  'bg-warning-soft text-on-warning-soft',
]

/** Somebody's initials, or their number; the name itself is told beside it. */
export function PersonMark({ person, isLarge = false }: { person: Person; isLarge?: boolean }) {
  const size = isLarge ? 'size-8 text-xs' : 'size-5 text-[0.625rem]'
  const tone = tones[(person?.number ?? 0) % tones.length]
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full leading-none font-medium tabular-nums ${size} ${tone}`}
    >
      {person === null ? <Icon name="user" size={isLarge ? 16 : 12} /> : initials(person)}
    </span>
  )
}

/** Of the first word and the last; letters as a reader counts them. */
function initials({ name, number }: NonNullable<Person>): string {
  const words = name?.match(/[\p{L}\p{N}\p{Extended_Pictographic}]+/gu) ?? []
  const ends = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = ends.map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 0) : ''))
  return letters.join('').toLocaleUpperCase() || String(number)
}
