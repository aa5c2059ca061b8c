import { useState } from 'react'
import { Button } from './button.tsx'

/** Copies a short text; a tick says that it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      (error: unknown) => console.error('The clipboard refused', error),
    )
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={isCopied ? 'check' : 'copy'}
      aria-label={label}
      onClick={copy}
    />
  )
}
