import { type ReactNode, useState } from 'react'
import { fileUrl } from '#client/platform/endpoint-url.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useSite } from '#client/platform/site.tsx'
import { DownloadLink } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { SettingsGroup } from './settings-group.tsx'

/** As the table of endpoints takes it. */
const addressShape = /^https?:\/\/[^\s"'<>]{1,200}$/

export interface TakeAwayProps {
  slug: string
  /** The page's own language first. */
  languages: PageLanguage[]
}

/** The page as files that work without this site: one file, a folder for a server, its data. */
export function TakeAway({ slug, languages }: TakeAwayProps) {
  const { t } = useI18n()
  const { apiBase } = useSite()
  const [language, setLanguage] = useState(languages[0])
  const [base, setBase] = useState('')
  const address = base.trim()
  const isWrong = address !== '' && !addressShape.test(address)
  const urlOf = (query: {
    format: 'html' | 'zip' | 'json'
    language?: PageLanguage
    base?: string
  }) => fileUrl(apiBase, 'exportPage', { slug }, query)
  return (
    <SettingsGroup anchor="export" title={t('settings.away.title')} text={t('settings.away.text')}>
      <Offer title={t('settings.away.html')} text={t('settings.away.htmlText')}>
        {languages.length > 1 && (
          <Select
            label={t('settings.away.language')}
            value={language}
            onChange={(event) => setLanguage(event.target.value as PageLanguage)}
            options={languages.map((code) => ({
              value: code,
              label: locales[code].name,
              lang: locales[code].tag,
            }))}
            className="min-w-40 grow sm:max-w-60"
          />
        )}
        <DownloadLink href={urlOf({ format: 'html', ...(language && { language }) })}>
          {t('settings.away.htmlGet')}
        </DownloadLink>
      </Offer>
      <Offer title={t('settings.away.zip')} text={t('settings.away.zipText')}>
        <TextField
          type="url"
          inputMode="url"
          label={t('settings.away.base')}
          error={isWrong ? t('settings.away.wrongBase') : null}
          placeholder="https://example.com"
          value={base}
          maxLength={208}
          onChange={(event) => setBase(event.target.value)}
          className="min-w-40 grow sm:max-w-60"
        />
        <DownloadLink
          href={urlOf({ format: 'zip', ...(address && !isWrong && { base: address }) })}
        >
          {t('settings.away.zipGet')}
        </DownloadLink>
      </Offer>
      <Offer title={t('settings.away.json')} text={t('settings.away.jsonText')}>
        <DownloadLink href={urlOf({ format: 'json' })}>{t('settings.away.jsonGet')}</DownloadLink>
      </Offer>
    </SettingsGroup>
  )
}

function Offer({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 className="font-text text-base font-medium tracking-normal">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">{children}</div>
    </div>
  )
}
