import { UpgradeButton } from '#client/features/pages/upgrade-offer.tsx'
import { Version1Form } from '#client/features/pages/version-1-form.tsx'
import { Version1View } from '#client/features/pages/version-1-view.tsx'
import { ShareControl } from '#client/features/sharing/share-control.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import type { PageDetail } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { usePayload } from './screen.ts'

export const head = { title: 'older.meta.title' }

/** The older generator: a form, and then the page it made. */
export function Screen() {
  const { t } = useI18n()
  const { page } = usePayload('generateV1')
  if (page) return <Made page={page} />
  return (
    <>
      <h1 className="text-3xl">{t('older.heading')}</h1>
      <p className="mt-2 mb-8 text-muted">{t('older.lead')}</p>
      <Version1Form />
    </>
  )
}

function Made({ page }: { page: PageDetail }) {
  const { t } = useI18n()
  const { slug, document } = page
  return (
    <div className="mx-auto grid max-w-4xl gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-2xl">{t('older.page')}</h1>
        <ButtonLink to={routePath('generateV1')}>{t('older.again')}</ButtonLink>
        <ShareControl page={page} standing={null} disabled={false} />
        {document.v === 1 ? (
          <UpgradeButton slug={slug} />
        ) : (
          <ButtonLink variant="primary" to={routePath('generate', { slug })}>
            {t('older.offer.action')}
          </ButtonLink>
        )}
      </div>
      {document.v === 1 && <Version1View document={document} language={page.locale} />}
    </div>
  )
}
