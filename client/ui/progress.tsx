export interface ProgressProps {
  /** null while nobody can say how far it is. */
  value: number | null
  max?: number
  label: string
  className?: string
}

/** How far a piece of work is. What cannot be shown is logged and shown as what can. */
export function Progress({ value, max = 100, label, className = '' }: ProgressProps) {
  const top = checkedMax(max)
  const at = checkedValue(value, top)
  const width = at === null ? undefined : { width: `${(at / top) * 100}%` }
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={top}
      aria-valuenow={at ?? undefined}
      className={`h-1.5 overflow-hidden rounded-full bg-line ${className}`}
    >
      <div
        style={width}
        className={`h-full rounded-full bg-accent transition-[width] duration-200 ${at === null ? 'w-1/3 animate-pulse' : ''}`}
      />
    </div>
  )
}

function checkedMax(max: unknown): number {
  if (typeof max === 'number' && Number.isFinite(max) && max > 0) return max
  console.error(`Progress: max must be a number above 0, not ${String(max)}; taking 100`)
  return 100
}

function checkedValue(value: unknown, max: number): number | null {
  if (value === null) return null
  if (typeof value === 'number' && value >= 0 && value <= max) return value
  console.error(`Progress: value must be null or from 0 to ${max}, not ${String(value)}`)
  return null
}
