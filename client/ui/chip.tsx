export interface ChipProps {
  /** What it is about, small: "Place". */
  label: string
  value: string
  /** What is to be known of it, for who rests on it and for who cannot see its colour. */
  note?: string | undefined
  onEdit?: () => void
  /** Whether its form is open. */
  isOpen?: boolean
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

/** A small fact; with `onEdit` a button that lets a person correct it. */
export function Chip({ label, value, note, onEdit, isOpen = false, tone = 'plain' }: ChipProps) {
  const content = (
    <>
      {label && <span className={`shrink-0 ${tone === 'plain' ? 'text-muted' : ''}`}>{label}</span>}
      {label && value && ' '}
      {value && <span className="min-w-0 truncate font-medium">{value}</span>}
      {note && <span className="sr-only">{note}</span>}
    </>
  )
  if (!onEdit) return <span className={`${shape} ${tones[tone]}`}>{content}</span>
  return (
    <button
      type="button"
      onClick={onEdit}
      title={note}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={`${shape} ${tones[tone]} transition-colors duration-150 hover:border-line-strong ${isOpen ? 'border-accent! ' : ''}`}
    >
      {content}
    </button>
  )
}
