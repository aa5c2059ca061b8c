import { useI18n } from '#client/platform/i18n.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { routePath } from '#shared/routes.ts'

/** What somebody may do with another's page, where its owner has the brief. */
export function GuestNote({ slug }: { slug: string }) {
  const { t } = useI18n()
  return (
    <section
      aria-labelledby="guest"
      className="m-3 mb-0 grid justify-items-start gap-2 rounded-lg sm:m-4 sm:mb-0 bg-accent-soft p-3 text-sm text-on-accent-soft"
    >
      <h2 id="guest" className="font-text text-sm font-medium tracking-normal">
        {t('share.guest.title')}
      </h2>
      <p className="leading-snug text-pretty">{t('share.guest.text')}</p>
      <ButtonLink size="sm" icon="history" to={routePath('historyPage', { slug })}>
        {t('history.versions')}
      </ButtonLink>
    </section>
  )
}
