import { useId, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'

/** An address to copy in one press; it can also be selected where the clipboard is closed. */
export function LinkField({ label, url }: { label: string; url: string }) {
  const { t } = useI18n()
  const id = useId()
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch (error) {
      console.error('The clipboard refused', error)
      setState('failed')
    }
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className="h-10 w-0 min-w-0 grow rounded-md border border-line bg-sunken px-3 text-sm text-ellipsis"
        />
        <Button icon={state === 'copied' ? 'check' : 'copy'} onClick={copy} className="min-w-28">
          <span role="status">{t(`common.${state}`)}</span>
        </Button>
      </div>
    </div>
  )
}
