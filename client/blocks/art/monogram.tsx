import { initials } from './initials.ts'

/** The letters of a name in a mark of the theme's shape. Decoration beside the name itself. */
export function Monogram({ name }: { name: string }) {
  const letters = initials(name)
  if (!letters) return null
  return (
    <svg className="mono" viewBox="0 0 48 48" aria-hidden="true">
      <text
        x="24"
        y="24"
        dominantBaseline="central"
        textAnchor="middle"
        className={letters.length > 1 ? 'two' : 'one'}
      >
        {letters}
      </text>
    </svg>
  )
}
