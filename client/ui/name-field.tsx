import { type KeyboardEvent, useState } from 'react'

export interface NameFieldProps {
  label: string
  name: string
  maxLength: number
  onDone: (name: string) => void
  onCancel: () => void
}

/** A name, typed where it stands: Enter keeps it, Escape does not. */
export function NameField({ label, name, maxLength, onDone, onCancel }: NameFieldProps) {
  const [text, setText] = useState(name)
  const finish = () => {
    const next = text.trim()
    if (next === '' || next === name) onCancel()
    else onDone(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that chooses among an input method's words ends nothing.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish()
    if (event.key === 'Escape') onCancel()
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it stands where the press was
      autoFocus
      aria-label={label}
      value={text}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={finish}
      onKeyDown={onKeyDown}
      className="relative z-10 h-8 w-full rounded-sm border border-accent bg-raised px-2 text-base"
    />
  )
}
