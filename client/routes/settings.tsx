import { Mailbox } from '#client/features/account/mailbox.tsx'
import { DeletePage } from '#client/features/pages/delete-page.tsx'
import { DomainSettings } from '#client/features/pages/domain-settings.tsx'
import { Inbox } from '#client/features/pages/inbox.tsx'
import { SettingsForm } from '#client/features/pages/settings-form.tsx'
import { SettingsGroup } from '#client/features/pages/settings-group.tsx'
import { TakeAway } from '#client/features/pages/take-away.tsx'
import { useSettings } from '#client/features/pages/use-settings.ts'
import { Visits } from '#client/features/pages/visits.tsx'
import { PublishControl } from '#client/features/sharing/publish-control.tsx'
import { ShareSettings } from '#client/features/sharing/share-settings.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useRevalidate } from '#client/platform/router.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { routePath } from '#shared/routes.ts'
import { KeepOffer } from './keep-offer.tsx'
import { usePayload } from './screen.ts'

export const head = { title: 'settings.meta.title' }

const onlineText = { published: 'isPublished', draft: 'isDraft', trashed: 'isTrashed' } as const

/** Everything about a page beside its content, saved as it is changed. */
export function Screen() {
  const { t } = useI18n()
  const { page, settings: given, shares, inbox, views, domain, siteUrl } = usePayload('settings')
  const revalidate = useRevalidate()
  const settings = useSettings(given)
  const { slug } = page
  const editor = routePath(page.version === 1 ? 'generateV1' : 'generate', { slug })
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-8 px-4 py-8 sm:px-8 sm:py-10">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-3xl">{t('settings.title')}</h1>
          <p
            role="status"
            className={`text-sm ${settings.state === 'notSaved' ? 'text-error' : 'text-muted'}`}
          >
            {t(`settings.${settings.state}`)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="sm" icon="pencil" to={editor}>
            {t('settings.edit')}
          </ButtonLink>
          <ButtonLink size="sm" icon="history" to={routePath('historyPage', { slug })}>
            {t('settings.versions')}
          </ButtonLink>
        </div>
      </header>
      <Inbox slug={slug} given={inbox} />
      <Mailbox />
      <SettingsForm settings={settings} base={page.locale} siteUrl={siteUrl} />
      <SettingsGroup title={t('settings.online')} text={t(`settings.${onlineText[page.state]}`)}>
        <div>
          <PublishControl
            page={page}
            rev={page.rev}
            disabled={page.state === 'trashed'}
            onChange={revalidate}
            offer={<KeepOffer />}
            onMoved={settings.moved}
          />
        </div>
      </SettingsGroup>
      <DomainSettings slug={slug} given={domain} />
      <SettingsGroup title={t('settings.shares')} text={t('settings.sharesText')}>
        <ShareSettings slug={slug} rev={page.rev} given={shares} />
      </SettingsGroup>
      <Visits counts={views} />
      <TakeAway slug={slug} languages={settings.values.locales} />
      <DeletePage slug={slug} title={settings.values.title} />
    </div>
  )
}
