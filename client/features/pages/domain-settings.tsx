import { type SubmitEvent, useState } from 'react'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { defaultLocale } from '#shared/locales.ts'
import type { PageDomain } from '#shared/payloads.ts'
import { DomainRecords } from './domain-records.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { type DomainControl, useDomain } from './use-domain.ts'

/** The page's own domain: none, one that waits for its proof, or one that shows the page. */
export function DomainSettings({ slug, given }: { slug: string; given: PageDomain | null }) {
  const { t } = useI18n()
  const control = useDomain(slug, given)
  const { domain } = control
  return (
    <SettingsGroup
      anchor="domain"
      title={t('settings.domain.title')}
      text={t('settings.domain.text')}
    >
      {!domain && <Claim control={control} />}
      {domain?.state === 'waiting' && <Waiting domain={domain} control={control} />}
      {domain?.state === 'active' && <Active domain={domain} />}
      {domain && <Remove control={control} domain={domain} />}
    </SettingsGroup>
  )
}

function Claim({ control }: { control: DomainControl }) {
  const { t } = useI18n()
  const [host, setHost] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void control.claim(host.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('settings.domain.host')}
        hint={t('settings.domain.hint')}
        error={control.wrong && t(`settings.domain.wrong.${control.wrong}`)}
        value={host}
        maxLength={253}
        inputMode="url"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => setHost(event.target.value)}
      />
      <Button type="submit" icon="globe" busy={control.busy} className="justify-self-start">
        {t('settings.domain.connect')}
      </Button>
    </form>
  )
}

/** What is left to be done, in its order, and whether it has been. */
function Waiting({ domain, control }: { domain: PageDomain; control: DomainControl }) {
  const { t, locale } = useI18n()
  const date = useDate()
  const { host, waitsUntil, records } = domain
  const proof = locale === defaultLocale ? domain.proofUrl : `${domain.proofUrl}?lang=${locale}`
  return (
    <div className="grid gap-4">
      <p role="status" className="font-medium wrap-anywhere">
        {t('settings.domain.waiting', { host })}
      </p>
      <p className="text-sm text-muted">{t('settings.domain.point', { host })}</p>
      <DomainRecords records={records} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon="refresh-cw" busy={control.busy} onClick={() => void control.check()}>
          {t('settings.domain.check')}
        </Button>
        <p role="status" className="min-w-0 text-sm text-muted wrap-anywhere">
          {control.found && t(`settings.domain.found.${control.found}`, { host })}
        </p>
      </div>
      <a href={proof} target="_blank" rel="noreferrer" className="w-fit text-sm underline">
        {t('settings.domain.open')}
      </a>
      {waitsUntil !== null && (
        <p className="text-sm text-muted" suppressHydrationWarning>
          {t('settings.domain.until', { date: date(waitsUntil) })}
        </p>
      )}
    </div>
  )
}

function Active({ domain: { host, url } }: { domain: PageDomain }) {
  const { t } = useI18n()
  return (
    <div className="grid gap-2">
      <p role="status" className="wrap-anywhere">
        {t('settings.domain.active', { host })}
      </p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="w-fit text-sm wrap-anywhere underline"
      >
        {t('settings.domain.visit', { host })}
      </a>
    </div>
  )
}

/** Readers lose the way there at once, so somebody is asked; nobody has found one that waits. */
function Remove({ control, domain }: { control: DomainControl; domain: PageDomain }) {
  const { t } = useI18n()
  const { confirm } = useDialogs()
  const { host, state } = domain
  const remove = async () => {
    const options = {
      title: t('settings.domain.removeTitle', { host }),
      ok: t('settings.domain.remove'),
      danger: true,
    }
    if (state === 'waiting' || (await confirm(t('settings.domain.removeText'), options)))
      await control.remove()
  }
  return (
    <Button icon="x" busy={control.busy} onClick={remove} className="justify-self-start">
      {t('settings.domain.remove')}
    </Button>
  )
}
