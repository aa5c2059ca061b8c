import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { LanguageSheet } from './language-sheet.tsx'

/** Four things that are so, each shown on something small and real. */
export function Differences() {
  return (
    <div className="grid border-t border-line md:grid-cols-2 md:grid-rows-[repeat(2,auto_auto)]">
      <Difference name="honest" className="md:border-r md:pr-10">
        <HonestExample />
      </Difference>
      <Difference name="nine" className="md:pl-10">
        <LanguageSheet className="mx-auto h-72" />
      </Difference>
      <Difference name="light" className="md:border-r md:pr-10">
        <LightExample />
      </Difference>
      <Difference name="keep" className="md:pl-10">
        <KeepExample />
      </Difference>
    </div>
  )
}

interface DifferenceProps {
  name: string
  children: ReactNode
  className: string
}

function Difference({ name, children, className }: DifferenceProps) {
  const { t } = useI18n()
  return (
    <article
      className={`grid grid-rows-[1fr_auto] gap-6 border-b border-line py-10 md:row-span-2 md:grid-rows-subgrid md:py-12 ${className}`}
    >
      <div className="grid content-center">{children}</div>
      <div className="grid content-start gap-2">
        <h3 className="text-2xl">{t(`home.different.${name}.title`)}</h3>
        <p className="max-w-md text-muted">{t(`home.different.${name}.text`)}</p>
      </div>
    </article>
  )
}

function HonestExample() {
  const { t } = useI18n()
  const at = (key: string) => t(`home.different.honest.${key}`)
  return (
    <div className="grid gap-4">
      <div className="border-l-2 border-success pl-4">
        <p className="text-xs text-muted">{at('said')}</p>
        <p className="font-display text-xl">{at('saidText')}</p>
      </div>
      <div className="rounded-md border border-dashed border-line-strong px-4 py-3">
        <p className="flex items-center gap-1.5 text-xs text-muted">
          <Icon name="eye-off" size={14} />
          {at('missing')}
        </p>
        <p>{at('missingText')}</p>
      </div>
    </div>
  )
}

const loads = [
  { what: 'script', value: 'zeroBytes' },
  { what: 'cookies', value: 'none' },
  { what: 'trackers', value: 'none' },
  { what: 'requests', value: 'none' },
]

function LightExample() {
  const { t } = useI18n()
  return (
    <dl className="tabular-nums">
      {loads.map(({ what, value }) => (
        <div
          key={what}
          className="flex justify-between gap-4 border-b border-line py-2.5 last:border-0"
        >
          <dt className="text-muted">{t(`home.different.light.${what}`)}</dt>
          <dd className="font-medium">{t(`home.different.light.${value}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

const files = { database: 'data/ninefold.db', secret: 'data/secret' }

function KeepExample() {
  const { t } = useI18n()
  return (
    <ul className="grid gap-2">
      {Object.entries(files).map(([what, file]) => (
        <li key={what} className="flex items-center gap-3 rounded-md bg-sunken px-4 py-3">
          <Icon name="file-text" className="text-muted" />
          <span className="font-mono text-sm">{file}</span>
          <span className="ml-auto text-right text-sm text-muted">
            {t(`home.different.keep.${what}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
