import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { LinkCard } from '#client/ui/link-card.tsx'
import { TextArea, TextField } from '#client/ui/text-field.tsx'
import { absoluteUrl } from '#shared/i18n/alternates.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { type OwnPicture, ownPictures, ownPictureUrl } from '#shared/page/own-pictures.ts'
import type { PageSettings, PageSummary, Payloads } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { LanguageSettings } from './language-settings.tsx'
import { OwnPictureField } from './own-picture-field.tsx'
import { SearchPreview } from './search-preview.tsx'
import { SettingsGroup } from './settings-group.tsx'
import type { SettingsControl } from './use-settings.ts'

export interface SettingsFormProps {
  settings: SettingsControl
  page: PageSummary
  /** Languages readers can see; null while they see nothing. */
  online: PageLanguage[] | null
  /** How many texts of a language wait to be checked. */
  stale: Payloads['settings']['stale']
  siteUrl: string
  /** What stands between what the page is called and who may find it. */
  children: ReactNode
}

/** What a page is called, where it is, in which languages, and who may find it. */
export function SettingsForm(props: SettingsFormProps) {
  const { t } = useI18n()
  const { settings, page, siteUrl } = props
  const { values, errors, type, save } = settings
  const base = page.locale
  const pictureAt = (which: OwnPicture) => ownPictureUrl({ meta: metaOf(values) }, which)
  const address = absoluteUrl(siteUrl, base, routePath('page', { slug: values.slug || page.slug }))
  return (
    <>
      <SettingsGroup anchor="general" title={t('settings.about')}>
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
              <span className="break-all">{address}</span>
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
      {props.children}
      <SettingsGroup anchor="search" title={t('settings.finding')}>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <SearchPreview
            name={page.name}
            colour={page.colour}
            address={address}
            title={values.title}
            description={values.description}
            icon={pictureAt('icon')}
          />
          <LinkCard
            picture={pictureAt('card') ?? `/_card/${page.slug}?rev=${page.rev}`}
            host={new URL(siteUrl).host}
            title={values.title}
            description={values.description}
          />
        </div>
        {page.version === 2 && (
          <div className="grid gap-5 sm:grid-cols-2">
            {ownPictures.map((which) => (
              <OwnPictureField
                key={which}
                which={which}
                id={values[which]}
                onChange={(id) => save({ [which]: id })}
              />
            ))}
          </div>
        )}
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
      <LanguageSettings {...props} />
    </>
  )
}

/** The pictures that stand for a page, as its document has them. */
function metaOf({ icon, card }: PageSettings) {
  const picture = (id: string | null) => (id ? { kind: 'upload' as const, id } : undefined)
  return { icon: picture(icon), card: picture(card) }
}
