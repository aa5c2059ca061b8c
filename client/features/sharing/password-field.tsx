import { useEffect, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { TextField, type TextFieldProps } from '#client/ui/text-field.tsx'

/** A password that was told by somebody else, and may be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { t } = useI18n()
  const [isShown, setShown] = useState(false)
  const [isAlive, setAlive] = useState(false)
  // Without script nothing would come of a press.
  useEffect(() => setAlive(true), [])
  const word = t(isShown ? 'share.view.hide' : 'share.view.show')
  return (
    <div className="relative">
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="[&_input]:pr-20"
      />
      {isAlive && (
        <button
          type="button"
          aria-label={`${word}: ${props.label}`}
          onClick={() => setShown(!isShown)}
          // Beside the words of the field, below its label.
          className="absolute top-7 right-0 h-10 rounded-md px-3 text-sm font-medium text-muted -outline-offset-2 hover:text-text"
        >
          {word}
        </button>
      )}
    </div>
  )
}
