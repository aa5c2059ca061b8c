import { useI18n } from '#client/platform/i18n.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { TextArea, TextField } from '#client/ui/text-field.tsx'
import { localeCodes, locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { MetaTranslations } from './meta-translations.tsx'
import { SettingsGroup } from './settings-group.tsx'
import type { SettingsControl } from './use-settings.ts'

export interface SettingsFormProps {
  settings: SettingsControl
  /** The language the page was written in. */
  base: PageLanguage
  siteUrl: string
}

/** What a page is called, where it is, in which languages, and who may find it. */
export function SettingsForm({ settings, base, siteUrl }: SettingsFormProps) {
  const { t } = useI18n()
  const { values, errors, type, save } = settings
  return (
    <>
      <SettingsGroup title={t('settings.about')}>
        <TextField
          label={t('settings.pageTitle')}
          hint={t('settings.pageTitleHint')}
          error={errors.title}
          value={values.title}
          maxLength={140}
          onChange={(event) => type({ title: event.target.value })}
          onBlur={() => save({ title: values.title.trim() })}
        />
        <TextArea
          label={t('settings.description')}
          hint={t('settings.descriptionHint')}
          error={errors.description}
          value={values.description}
          maxLength={320}
          onChange={(event) => type({ description: event.target.value })}
          onBlur={() => save({ description: values.description.trim() })}
        />
        <TextField
          label={t('settings.address')}
          hint={
            <>
              <span className="break-all">
                {siteUrl}/p/{values.slug}
              </span>
              <br />
              {t('settings.slugHint')}
            </>
          }
          error={errors.slug}
          value={values.slug}
          maxLength={60}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => type({ slug: event.target.value.toLowerCase() })}
          onBlur={() => save({ slug: values.slug.trim() })}
        />
      </SettingsGroup>
      <Languages settings={settings} base={base} siteUrl={siteUrl} />
      <SettingsGroup title={t('settings.finding')}>
        <Checkbox
          label={t('settings.listed')}
          hint={t('settings.listedHint')}
          checked={values.listed}
          onChange={(event) => save({ listed: event.target.checked })}
        />
        <Checkbox
          label={t('settings.noindex')}
          hint={t('settings.noindexHint')}
          checked={values.noindex}
          onChange={(event) => save({ noindex: event.target.checked })}
        />
      </SettingsGroup>
    </>
  )
}

function Languages({ settings, base, siteUrl }: SettingsFormProps) {
  const { t } = useI18n()
  const { values, errors, save } = settings
  const toggle = (code: PageLanguage, wanted: boolean) => {
    const others = localeCodes.filter((known) =>
      known === code ? wanted : values.locales.includes(known),
    )
    save({ locales: [base, ...others.filter((known) => known !== base)] })
  }
  return (
    <SettingsGroup
      title={t('settings.languages')}
      text={t('settings.languagesText', { language: locales[base].name })}
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
      <MetaTranslations settings={settings} base={base} siteUrl={siteUrl} />
      {errors.locales && (
        <p role="alert" className="text-sm text-error">
          {errors.locales}
        </p>
      )}
    </SettingsGroup>
  )
}
