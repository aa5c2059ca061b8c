import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate, useRevalidate } from '#client/platform/router.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { withoutLeadingDots } from '#client/ui/without-leading-dots.ts'
import type { PageSummary } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'

/** A page of the older generator in the place of the new one: a way into it, and one back. */
export function UpgradeOffer({ page }: { page: PageSummary }) {
  const { t } = useI18n()
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
      <EmptyState
        level="h1"
        title={t('older.offer.title', { title: withoutLeadingDots(page.name) })}
        text={t('older.offer.text')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <UpgradeButton slug={page.slug} />
            <ButtonLink to={routePath('generateV1', { slug: page.slug })}>
              {t('older.offer.stay')}
            </ButtonLink>
          </div>
        }
      />
    </main>
  )
}

/** Turns a page of the older generator into one of the new: a new revision, nothing lost. */
export function UpgradeButton({ slug }: { slug: string }) {
  const { t } = useI18n()
  const api = useApi()
  const navigate = useNavigate()
  const revalidate = useRevalidate()
  const { busy, attempt } = useAttempt(t('older.offer.failed'))
  const upgrade = () =>
    attempt(async () => {
      await api.call('upgradePage', { params: { slug } })
      await navigate(routePath('generate', { slug }))
      await revalidate()
    })
  return (
    <Button variant="primary" busy={busy} onClick={upgrade}>
      {t('older.offer.action')}
    </Button>
  )
}
