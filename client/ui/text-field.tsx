import { type ComponentProps, useId } from 'react'
import { useAutoGrow } from './auto-grow.ts'
import { controlLook, FieldFrame, type FieldTexts, fieldLinks } from './field-frame.tsx'

export type TextFieldProps = ComponentProps<'input'> & FieldTexts

/** One line of text with its label. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const own = useId()
  const texts = { label, labelHidden, hint, error }
  return (
    <FieldFrame {...texts} id={id ?? own} className={className}>
      <input {...rest} {...fieldLinks(id ?? own, texts)} className={`${controlLook} h-10 px-3`} />
    </FieldFrame>
  )
}

export type TextAreaProps = ComponentProps<'textarea'> & FieldTexts

/** Text of several lines; grows with it. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  id,
  className,
  ref,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const own = useId()
  const grow = useAutoGrow(rest.value)
  const texts = { label, labelHidden, hint, error }
  return (
    <FieldFrame {...texts} id={id ?? own} className={className}>
      <textarea
        {...rest}
        {...fieldLinks(id ?? own, texts)}
        ref={ref ?? grow}
        rows={rows}
        className={`${controlLook} field-sizing-content ${rows === 1 ? 'min-h-10' : 'min-h-20'} resize-none px-3 py-2`}
      />
    </FieldFrame>
  )
}
