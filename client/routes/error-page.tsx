import { useI18n } from '#client/platform/i18n.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { FoldedNumerals } from '#client/ui/folded-numerals.tsx'

/** What stands where a screen could not. */
export function ErrorScreen({ status = 500 }: { status?: number }) {
  const { t } = useI18n()
  const kind = status === 404 ? 'notFound' : 'internal'
  return (
    <section className="page-width grid min-h-[70dvh] content-center justify-items-center gap-5 py-20 text-center">
      <FoldedNumerals value={status} className="mb-6 w-full max-w-md" />
      <h1 className="text-3xl">
        <span className="sr-only">{status} </span>
        {t(`error.${kind}`)}
      </h1>
      <p className="max-w-md text-muted">{t(`error.${kind}Text`)}</p>
      <ButtonLink to="/" variant="primary" size="lg" icon="arrow-left" className="mt-3">
        {t('common.backToHome')}
      </ButtonLink>
    </section>
  )
}
