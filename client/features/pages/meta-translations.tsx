import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { TextArea, TextField } from '#client/ui/text-field.tsx'
import { locales, localizePath } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { routePath } from '#shared/routes.ts'
import type { SettingsControl } from './use-settings.ts'

/** Title, description and address in each of the page's other languages; folded away until wanted. */
export function MetaTranslations({
  settings,
  base,
  siteUrl,
}: {
  settings: SettingsControl
  base: PageLanguage
  siteUrl: string
}) {
  const { t } = useI18n()
  const { values, errors, type, save } = settings
  const others = values.locales.filter((code) => code !== base)
  if (others.length === 0) return null
  const textsOf = (code: PageLanguage) =>
    values.translations[code] ?? { title: '', description: '', slug: '' }
  const changed = (code: PageLanguage, patch: Partial<ReturnType<typeof textsOf>>) => ({
    translations: { ...values.translations, [code]: { ...textsOf(code), ...patch } },
  })
  return (
    <details className="group grid gap-4">
      <summary className="flex w-fit items-center gap-1.5 rounded-sm text-sm font-medium select-none">
        <Icon
          name="chevron-right"
          size={16}
          className="text-muted transition-transform duration-150 group-open:rotate-90"
        />
        {t('settings.otherTitles')}
      </summary>
      {others.map((code) => {
        const { title, description, slug } = textsOf(code)
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
            <TextField
              label={t('settings.slugIn', { language: name })}
              hint={
                <span className="break-all">
                  {siteUrl}
                  {localizePath(code, routePath('page', { slug: slug || values.slug }))}
                </span>
              }
              value={slug}
              maxLength={60}
              spellCheck={false}
              autoCapitalize="off"
              onChange={(event) => type(changed(code, { slug: event.target.value.toLowerCase() }))}
              onBlur={() => save(changed(code, { slug: slug.trim() }))}
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
