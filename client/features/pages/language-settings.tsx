import { useI18n } from '#client/platform/i18n.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { localeCodes, locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { routePath } from '#shared/routes.ts'
import { MetaTranslations } from './meta-translations.tsx'
import type { SettingsFormProps } from './settings-form.tsx'
import { SettingsGroup } from './settings-group.tsx'

/** The languages of a page: what waits to be checked in them, and which are not online yet. */
export function LanguageSettings({ settings, page, online, stale, siteUrl }: SettingsFormProps) {
  const { t, language, list } = useI18n()
  const { values, errors, save } = settings
  const base = page.locale
  const missing = online ? values.locales.filter((code) => !online.includes(code)) : []
  const toggle = (code: PageLanguage, wanted: boolean) => {
    const others = localeCodes.filter((known) =>
      known === code ? wanted : values.locales.includes(known),
    )
    save({ locales: [base, ...others.filter((known) => known !== base)] })
  }
  return (
    <SettingsGroup
      anchor="languages"
      title={t('settings.languages')}
      text={t('settings.languagesText', { language: language(base) })}
    >
      <fieldset className="grid gap-x-4 gap-y-2 xs:grid-cols-2 sm:grid-cols-3">
        <legend className="sr-only">{t('settings.languages')}</legend>
        {localeCodes.map((code) => (
          <Checkbox
            key={code}
            label={<span lang={locales[code].tag}>{locales[code].name}</span>}
            checked={code === base || values.locales.includes(code)}
            disabled={code === base}
            onChange={(event) => toggle(code, event.target.checked)}
          />
        ))}
      </fieldset>
      <ul className="grid gap-2 empty:hidden">
        {values.locales.map((code) => {
          const count = stale[code]
          return count && <ToCheck key={code} language={code} count={count} slug={page.slug} />
        })}
      </ul>
      {missing.length > 0 && (
        <p
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-warning-soft px-4 py-3 text-sm text-on-warning-soft"
        >
          {t('settings.notOnline', { languages: list(missing.map(language)) })}
          <a href="#publishing" className="font-medium underline">
            {t('share.publish.changes')}
          </a>
        </p>
      )}
      <MetaTranslations settings={settings} base={base} siteUrl={siteUrl} />
      {errors.locales && (
        <p role="alert" className="text-sm text-error">
          {errors.locales}
        </p>
      )}
    </SettingsGroup>
  )
}

interface ToCheckProps {
  language: PageLanguage
  count: number
  slug: string
}

/** Leads to the texts of a language that are not in its words, where they can be read in place. */
function ToCheck({ language, count, slug }: ToCheckProps) {
  const { t, language: nameOf } = useI18n()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 text-sm">
      <span>
        {nameOf(language)}: {t('generate.preview.stale', { count })}
      </span>
      <ButtonLink size="sm" icon="languages" to={`${routePath('generate', { slug })}#${language}`}>
        {t('settings.checkTexts')}
      </ButtonLink>
    </li>
  )
}
