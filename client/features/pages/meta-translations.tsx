import { useI18n } from '#client/platform/i18n.tsx'
import { TextArea, TextField } from '#client/ui/text-field.tsx'
import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { SettingsControl } from './use-settings.ts'

/** Title and description in each of the page's other languages; folded away until wanted. */
export function MetaTranslations({
  settings,
  base,
}: {
  settings: SettingsControl
  base: PageLanguage
}) {
  const { t } = useI18n()
  const { values, errors, type, save } = settings
  const others = values.locales.filter((code) => code !== base)
  if (others.length === 0) return null
  const textsOf = (code: PageLanguage) =>
    values.translations[code] ?? { title: '', description: '' }
  const changed = (code: PageLanguage, patch: { title?: string; description?: string }) => ({
    translations: { ...values.translations, [code]: { ...textsOf(code), ...patch } },
  })
  return (
    <details className="grid gap-4">
      <summary className="w-fit rounded-sm text-sm font-medium select-none">
        {t('settings.otherTitles')}
      </summary>
      {others.map((code) => {
        const { title, description } = textsOf(code)
        const { name, tag } = locales[code]
        return (
          <div key={code} className="grid gap-4 pt-4">
            <TextField
              label={t('settings.titleIn', { language: name })}
              lang={tag}
              value={title}
              maxLength={140}
              onChange={(event) => type(changed(code, { title: event.target.value }))}
              onBlur={() => save(changed(code, { title: title.trim() }))}
            />
            <TextArea
              label={t('settings.descriptionIn', { language: name })}
              lang={tag}
              value={description}
              maxLength={320}
              onChange={(event) => type(changed(code, { description: event.target.value }))}
              onBlur={() => save(changed(code, { description: description.trim() }))}
            />
          </div>
        )
      })}
      {errors.translations && (
        <p role="alert" className="pt-2 text-sm text-error">
          {errors.translations}
        </p>
      )}
    </details>
  )
}
