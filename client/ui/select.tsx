import { type ComponentProps, useId } from 'react'
import { controlLook, FieldFrame, type FieldTexts, fieldLinks } from './field-frame.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption {
  value: string
  label: string
  /** Language of the label, where it is not the interface's. */
  lang?: string
}

export type SelectProps = ComponentProps<'select'> & FieldTexts & { options: SelectOption[] }

/** The browser's own select: right on every device, works without script. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  id,
  className,
  options,
  ...rest
}: SelectProps) {
  const own = useId()
  const texts = { label, labelHidden, hint, error }
  return (
    <FieldFrame {...texts} id={id ?? own} className={className}>
      <span className="relative block">
        <select
          {...rest}
          {...fieldLinks(id ?? own, texts)}
          className={`${controlLook} h-10 appearance-none truncate pr-9 pl-3`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={16}
          className="pointer-events-none absolute top-3 right-3 text-muted"
        />
      </span>
    </FieldFrame>
  )
}
