import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { commandLimits } from '#shared/command-limits.ts'
import { Icon } from '../parts/icon.tsx'
import type { EditingWords } from '../preview-messages.ts'

export interface AskBoxProps {
  words: EditingWords
  /** Whether it is about one text, and not about the whole block. */
  isOfText: boolean
  onAsk: (command: string) => void
  onClose: () => void
}

/** A small box on the page itself, to ask for a change of what it stands at. */
export function AskBox({ words, isOfText, onAsk, onClose }: AskBoxProps) {
  const [command, setCommand] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
  }, [])
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (command.trim()) onAsk(command.trim())
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    const { key, shiftKey, keyCode, nativeEvent } = event
    if (nativeEvent.isComposing || keyCode === 229) return
    if (key === 'Escape') onClose()
    if (key === 'Enter' && !shiftKey) send(event)
  }
  return (
    <form className="ask" onSubmit={send}>
      <textarea
        ref={area}
        rows={1}
        value={command}
        maxLength={commandLimits.max}
        aria-label={words[isOfText ? 'askText' : 'askPart']}
        placeholder={words[isOfText ? 'askText' : 'askPart']}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setCommand(event.target.value)}
        onKeyDown={press}
      />
      <button type="submit" aria-label={words.send} aria-disabled={!command.trim() || undefined}>
        <Icon name="arrow-up" />
      </button>
    </form>
  )
}
