import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { locales } from '#shared/locales.ts'

/** Three steps, each with the piece of the interface it happens in. */
export function HowItWorks() {
  return (
    <ol className="grid gap-12 lg:grid-cols-3 lg:gap-8">
      <Step name="say" number={1}>
        <SayFragment />
      </Step>
      <Step name="check" number={2}>
        <CheckFragment />
      </Step>
      <Step name="publish" number={3}>
        <PublishFragment />
      </Step>
    </ol>
  )
}

function Step({ name, number, children }: { name: string; number: number; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <li className="grid content-start gap-3">
      {/* A fragment to look at: it takes no focus and says nothing twice. */}
      <div
        inert
        className="grid h-88 content-center overflow-hidden rounded-xl bg-sunken p-5 select-none sm:p-6"
      >
        {children}
      </div>
      <h3 className="mt-3 flex items-baseline gap-3 text-2xl">
        <span aria-hidden className="text-accent tabular-nums">
          {number}
        </span>
        {t(`home.how.${name}.title`)}
      </h3>
      <p className="text-muted">{t(`home.how.${name}.text`)}</p>
    </li>
  )
}

function SayFragment() {
  const { t, locale } = useI18n()
  return (
    <div className="rounded-lg border border-line bg-raised p-4">
      <p className="leading-7">
        {t('home.how.say.brief')}
        <span className="ml-0.5 inline-block h-4 w-0.5 translate-y-0.5 bg-accent" />
      </p>
      <div className="mt-4 flex items-center justify-between gap-2">
        <span className="flex items-center gap-1.5 text-sm text-muted">
          <Icon name="globe" size={16} />
          {locales[locale].name}
        </span>
        <span className="rounded-md bg-text px-3 py-1.5 text-sm font-medium text-surface">
          {t('home.prompt.submit')}
        </span>
      </div>
    </div>
  )
}

const facts = ['trade', 'name', 'place', 'hours']
const log: { block: string; done: boolean }[] = [
  { block: 'hero', done: true },
  { block: 'menu', done: true },
  { block: 'hours', done: false },
  { block: 'place', done: false },
]

function CheckFragment() {
  const { t } = useI18n()
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-2">
        {facts.map((fact) => (
          <Chip
            key={fact}
            label={t(`home.how.check.${fact}`)}
            value={t(`home.how.check.${fact}Value`)}
          />
        ))}
      </div>
      <div className="grid gap-2.5 rounded-lg border border-line bg-raised p-4 text-sm">
        <Progress value={55} label={t('home.how.check.progress')} className="mb-1" />
        {log.map(({ block, done }) => (
          <p key={block} className={`flex items-center gap-2 ${done ? '' : 'text-muted'}`}>
            <Icon name={done ? 'check' : 'loader-circle'} size={16} />
            {t(`home.how.check.log.${block}`)}
          </p>
        ))}
      </div>
    </div>
  )
}

function PublishFragment() {
  const { t } = useI18n()
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-raised p-4">
      <div>
        <Chip label="" value={t('home.how.publish.state')} tone="success" />
      </div>
      <p className="flex items-center gap-2 truncate rounded-md bg-sunken px-3 py-2.5 font-mono text-sm">
        <Icon name="link" size={16} className="text-muted" />
        {t('home.how.publish.address')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon="lock">
          {t('home.how.publish.share')}
        </Button>
        <Button size="sm" icon="external-link">
          {t('home.how.publish.open')}
        </Button>
      </div>
    </div>
  )
}
