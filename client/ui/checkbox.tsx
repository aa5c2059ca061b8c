import { type ComponentProps, type ReactNode, useId } from 'react'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A box to tick, its label beside it and a hint below. */
export function Checkbox({ label, hint, id, className = '', ...rest }: CheckboxProps) {
  const own = useId()
  const boxId = id ?? own
  return (
    <div className={`flex items-start gap-3 ${className}`}>
      <input
        {...rest}
        id={boxId}
        type="checkbox"
        aria-describedby={hint ? `${boxId}-note` : undefined}
        className="mt-1 size-4.5 shrink-0 accent-accent"
      />
      <div className="grid gap-0.5">
        <label htmlFor={boxId} className="text-base">
          {label}
        </label>
        {hint && (
          <p id={`${boxId}-note`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
