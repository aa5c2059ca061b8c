import type { ReactNode } from 'react'

export interface FieldTexts {
  label: string
  /** Hides the label from the eye where the place says it already. */
  labelHidden?: boolean
  hint?: ReactNode
  /** What is wrong and what to do; takes the hint's place. */
  error?: string | null
}

/** What a control needs to belong to its label, hint and error. */
export function fieldLinks(id: string, { hint, error }: FieldTexts) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  }
}

export const controlLook =
  'w-full rounded-md border border-line-strong/60 bg-raised text-base text-text transition-colors duration-150 hover:border-line-strong focus:border-accent focus:outline-2 focus:outline-accent focus:-outline-offset-1 disabled:opacity-60 aria-invalid:border-error aria-invalid:outline-error'

export type FieldFrameProps = FieldTexts & { id: string; children: ReactNode; className?: string }

/** Label above, note below. */
export function FieldFrame({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  className = '',
  children,
}: FieldFrameProps) {
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      {children}
      {(error || hint) && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={`col-span-full text-sm ${error ? 'text-error' : 'text-muted'}`}
        >
          {error || hint}
        </p>
      )}
    </div>
  )
}
