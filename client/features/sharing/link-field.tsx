import { type ReactNode, useId, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'

export interface LinkFieldProps {
  label: string
  url: string
  /** Gives the address a line of its own, so that all of it is seen. */
  stacked?: boolean
  /** More that can be done with it. */
  children?: ReactNode
}

/** An address to copy in one press; it can also be selected where the clipboard is closed. */
export function LinkField({ label, url, stacked = false, children }: LinkFieldProps) {
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
      <div className={`flex gap-2 ${stacked ? 'flex-wrap' : ''}`}>
        <input
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className={`h-10 min-w-0 grow rounded-md border border-line bg-sunken px-3 text-sm text-ellipsis ${stacked ? 'w-full' : 'w-0'}`}
        />
        <Button icon={state === 'copied' ? 'check' : 'copy'} onClick={copy} className="min-w-28">
          <span role="status">{t(`common.${state}`)}</span>
        </Button>
        {children}
      </div>
    </div>
  )
}
