import { type KeyboardEvent, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'

export interface TitleFieldProps {
  title: string
  onDone: (title: string) => void
  onCancel: () => void
}

/** A page's title, typed where it stands: Enter keeps it, Escape does not. */
export function TitleField({ title, onDone, onCancel }: TitleFieldProps) {
  const { t } = useI18n()
  const [text, setText] = useState(title)
  const finish = () => {
    const next = text.trim()
    if (next === '' || next === title) onCancel()
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
      aria-label={t('history.newTitle')}
      value={text}
      maxLength={140}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={finish}
      onKeyDown={onKeyDown}
      className="relative z-10 h-8 w-full rounded-sm border border-accent bg-raised px-2 text-base"
    />
  )
}
