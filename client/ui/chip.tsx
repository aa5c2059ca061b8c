export interface ChipProps {
  /** What it is about, small: "Place". */
  label: string
  value: string
  tone?: 'plain' | 'accent' | 'success' | 'warning' | 'error' | 'info'
}

const tones = {
  plain: 'border-line bg-raised text-text',
  accent: 'border-transparent bg-accent-soft text-on-accent-soft',
  success: 'border-transparent bg-success-soft text-on-success-soft',
  warning: 'border-transparent bg-warning-soft text-on-warning-soft',
  error: 'border-transparent bg-error-soft text-on-error-soft',
  info: 'border-transparent bg-info-soft text-on-info-soft',
}

const shape =
  'inline-flex min-h-8 max-w-full items-center gap-2 rounded-full border px-3 py-1 text-left text-sm'

/** A small fact. */
export function Chip({ label, value, tone = 'plain' }: ChipProps) {
  return (
    <span className={`${shape} ${tones[tone]}`}>
      {label && <span className={`shrink-0 ${tone === 'plain' ? 'text-muted' : ''}`}>{label}</span>}
      {label && value && ' '}
      {value && <span className="min-w-0 truncate font-medium">{value}</span>}
    </span>
  )
}
