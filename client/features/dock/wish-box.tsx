import { type KeyboardEvent, type RefObject, useId } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { useAutoGrow } from '#client/ui/auto-grow.ts'
import { Button } from '#client/ui/button.tsx'
import { commandLimits } from '#shared/command-limits.ts'

export interface WishBoxProps {
  value: string
  onValue: (value: string) => void
  onSend: () => void
  isBusy: boolean
  /** Whether it is sent once what is being done is done. */
  isQueued: boolean
  /** Null where what is being done is somebody else's. */
  onStop: (() => void) | null
  /** The name of the part the wish is about; null is the whole page. */
  about: string | null
  onWholePage: () => void
  areaRef: RefObject<HTMLTextAreaElement | null>
}

/** The box a change is asked for in: grows with its words, Enter sends them. */
export function WishBox(props: WishBoxProps) {
  const { t } = useI18n()
  const { value, isBusy, onStop, about, areaRef } = props
  const id = useId()
  useAutoGrow(value, areaRef)
  const isEmpty = value.trim() === ''
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        props.onSend()
      }}
      className="grid grid-cols-1 rounded-lg border border-line-strong/60 bg-raised transition-colors duration-150 focus-within:border-accent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent hover:border-line-strong"
    >
      {about && (
        <div className="flex min-w-0 items-center gap-1 pt-1.5 pr-2 pl-3 text-xs text-muted">
          <span className="min-w-0 truncate">{t('generate.command.about', { part: about })}</span>
          <Button
            variant="ghost"
            size="sm"
            icon="x"
            aria-label={t('generate.command.wholePage')}
            onClick={props.onWholePage}
          />
        </div>
      )}
      <div className="flex items-end gap-1">
        <label htmlFor={id} className="sr-only">
          {t('generate.command.label')}
        </label>
        <textarea
          ref={areaRef}
          id={id}
          name="command"
          rows={1}
          value={value}
          placeholder={t('generate.command.placeholder')}
          maxLength={commandLimits.max}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => props.onValue(event.target.value)}
          onKeyDown={(event) => isSend(event) && sendFrom(event, props.onSend)}
          className="field-sizing-content max-h-40 min-h-12 w-full min-w-0 resize-none bg-transparent py-[0.6875rem] pr-1 pl-3 text-base outline-none"
        />
        {isBusy && onStop ? (
          <Button
            size="sm"
            icon="square"
            aria-label={t('generate.cancel')}
            onClick={onStop}
            className="m-2 rounded-full!"
          />
        ) : (
          <Button
            type="submit"
            size="sm"
            variant={isEmpty ? 'secondary' : 'primary'}
            icon="arrow-up"
            aria-disabled={isEmpty}
            aria-label={t('generate.command.send')}
            className="m-2 rounded-full!"
          />
        )}
      </div>
      <p role="status" className="px-3 pb-2 text-xs text-muted empty:hidden">
        {props.isQueued && t('generate.command.queued')}
      </p>
    </form>
  )
}

/** Enter ends the composing of a word in Japanese and Korean, and with Shift a line. */
function isSend({ key, keyCode, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229
}

function sendFrom(event: KeyboardEvent, send: () => void): void {
  event.preventDefault()
  send()
}
