import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from './button.tsx'

/** Commands to copy in one press. */
export function CopyBlock({ text }: { text: string }) {
  const { t } = useI18n()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      (error: unknown) => {
        console.error('The clipboard refused', error)
        setState('failed')
      },
    )
  return (
    <div className="flex items-start justify-between gap-4 rounded-lg border border-line bg-raised p-4 pl-5">
      <pre className="min-w-0 py-1 whitespace-pre-wrap wrap-anywhere font-mono text-sm leading-7">
        {text}
      </pre>
      <Button size="sm" icon={state === 'copied' ? 'check' : 'copy'} onClick={copy}>
        <span aria-live="polite">{t(`common.${state === 'idle' ? 'copy' : state}`)}</span>
      </Button>
    </div>
  )
}
