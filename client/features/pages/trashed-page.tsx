import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useRevalidate } from '#client/platform/router.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { useDate } from '#client/platform/use-date.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { TrashedPayload } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'

/**
 * Stands where a screen of a page would that its owner put into the trash: until when it is kept,
 * and the way back, after which the screen itself is there.
 */
export function TrashedPage({ trashed: { slug, name, until, wasOnline } }: TrashedPayload) {
  const { t } = useI18n()
  const date = useDate()
  const api = useApi()
  const toast = useToast()
  const revalidate = useRevalidate()
  const { busy, attempt } = useAttempt(t('history.failed'))
  const title = name || t('history.untitled')
  const restore = () =>
    attempt(async () => {
      await api.call('restorePage', { params: { slug } })
      toast(t('history.restored', { title }), { kind: 'success' })
      await revalidate()
    })
  const kept = t('history.inTrash.text', { date: date(until, { dateStyle: 'long' }) })
  return (
    <section className="grid min-h-[70dvh] content-center">
      <title>{`${t('history.inTrash.title', { title })} · ${t('site.name')}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={t('history.inTrash.title', { title })}
        text={wasOnline ? `${kept} ${t('history.inTrash.wasOnline')}` : kept}
        action={
          <div className="flex w-full flex-wrap justify-center gap-3 max-sm:*:grow">
            <Button variant="primary" size="lg" icon="rotate-ccw" busy={busy} onClick={restore}>
              {t('history.restore')}
            </Button>
            <ButtonLink size="lg" to={routePath('history')}>
              {t('history.title')}
            </ButtonLink>
          </div>
        }
      />
    </section>
  )
}
