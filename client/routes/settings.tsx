import { Mailbox } from '#client/features/account/mailbox.tsx'
import { DeletePage } from '#client/features/pages/delete-page.tsx'
import { DomainSettings } from '#client/features/pages/domain-settings.tsx'
import { Inbox } from '#client/features/pages/inbox.tsx'
import { SettingsForm } from '#client/features/pages/settings-form.tsx'
import { SettingsGroup } from '#client/features/pages/settings-group.tsx'
import { SettingsNav } from '#client/features/pages/settings-nav.tsx'
import { ShareBrief } from '#client/features/pages/share-brief.tsx'
import { TakeAway } from '#client/features/pages/take-away.tsx'
import { useSettings } from '#client/features/pages/use-settings.ts'
import { Visits } from '#client/features/pages/visits.tsx'
import { PublishControl } from '#client/features/sharing/publish-control.tsx'
import { ShareSettings } from '#client/features/sharing/share-settings.tsx'
import { takenDownWords } from '#client/features/sharing/taken-down-words.ts'
import { cameOnline } from '#client/features/sharing/use-came-online.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useRevalidate } from '#client/platform/router.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import type { PageSummary } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { KeepOffer } from './account-offers.tsx'
import { usePayload } from './screen.ts'

export const head = { title: 'settings.meta.title' }

const onlineText = { published: 'isPublished', draft: 'isDraft', trashed: 'isTrashed' } as const

/** Everything about a page beside its content, saved as it is changed. */
export function Screen() {
  const { t } = useI18n()
  const {
    page,
    settings: given,
    online,
    stale,
    shares,
    inbox,
    hasForm,
    views,
    domain,
    siteUrl,
  } = usePayload('settings')
  const revalidate = useRevalidate()
  const settings = useSettings(given, revalidate)
  const { slug } = page
  const editor = routePath(page.version === 1 ? 'generateV1' : 'generate', { slug })
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-x-10 gap-y-6 px-4 py-8 sm:px-8 sm:py-10 lg:grid-cols-[10.5rem_minmax(0,1fr)]">
      <header className="flex flex-wrap items-end justify-between gap-4 lg:col-span-2">
        <h1 className="min-w-0 text-3xl wrap-anywhere">
          <span className="mb-1 block font-text text-sm font-medium tracking-normal text-muted">
            {t('settings.title')}
          </span>
          {page.name || t('history.untitled')}
        </h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="sm" icon="history" to={routePath('historyPage', { slug })}>
            {t('settings.versions')}
          </ButtonLink>
          <ButtonLink size="sm" icon="pencil" to={editor}>
            {t('settings.edit')}
          </ButtonLink>
        </div>
      </header>
      {/* In sight wherever one is: what is changed far down is saved, too. */}
      <div className="max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:-mx-4 max-lg:bg-surface max-lg:px-4 lg:sticky lg:top-10 lg:self-start">
        <SettingsNav />
        <p
          role="status"
          className={`py-1.5 text-xs max-lg:text-right lg:mt-3 lg:px-3 ${settings.state === 'notSaved' ? 'text-error' : 'text-muted'}`}
        >
          {t(`settings.${settings.state}`)}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-10">
        <SettingsForm
          settings={settings}
          page={page}
          online={online}
          stale={stale}
          siteUrl={siteUrl}
        >
          <Inbox slug={slug} name={page.name} given={inbox} hasForm={hasForm} />
          <Mailbox />
        </SettingsForm>
        <SettingsGroup
          anchor="publishing"
          title={t('settings.online')}
          text={
            page.takenDown
              ? takenDownWords(t, page.takenDown.reason)
              : t(`settings.${hasChanges(page) ? 'isChanged' : onlineText[page.state]}`)
          }
        >
          <div>
            <PublishControl
              page={page}
              rev={page.rev}
              disabled={page.state === 'trashed'}
              onChange={revalidate}
              offer={<KeepOffer />}
              onMoved={(slug) => settings.moved(slug, cameOnline)}
            />
          </div>
        </SettingsGroup>
        <DomainSettings slug={slug} given={domain} />
        <SettingsGroup anchor="shares" title={t('settings.shares')} text={t('settings.sharesText')}>
          <ShareSettings page={page} given={shares} />
        </SettingsGroup>
        <Visits counts={views} />
        <ShareBrief settings={settings} />
        <TakeAway slug={slug} languages={settings.values.locales} />
        <DeletePage slug={slug} title={page.name} />
      </div>
    </div>
  )
}

/** What visitors see is not the newest. */
const hasChanges = ({ state, rev, publishedRev }: PageSummary): boolean =>
  state === 'published' && publishedRev !== rev
