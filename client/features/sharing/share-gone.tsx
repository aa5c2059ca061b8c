import { useI18n } from '#client/platform/i18n.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { routePath } from '#shared/routes.ts'
import type { SharePayload } from '#shared/shares.ts'

/**
 * A link that shows nothing any more: why, and what to do now. Whoever made it is led to where
 * another is made; nobody is told what it showed.
 */
export function ShareGone({ end, ownSlug }: Pick<SharePayload, 'end' | 'ownSlug'>) {
  const { t } = useI18n()
  const why = end ?? 'closed'
  return (
    <div className="m-auto">
      <EmptyState
        title={t(`share.view.${why}`)}
        text={t(ownSlug === null ? `share.view.${why}Text` : 'share.view.ownText')}
        action={
          ownSlug === null ? (
            <ButtonLink to={routePath('home')}>{t('common.backToHome')}</ButtonLink>
          ) : (
            <ButtonLink variant="primary" to={`${routePath('settings', { slug: ownSlug })}#shares`}>
              {t('share.view.newLink')}
            </ButtonLink>
          )
        }
      />
    </div>
  )
}
