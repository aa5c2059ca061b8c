import { useI18n } from '#client/platform/i18n.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { FoldedNumerals } from '#client/ui/folded-numerals.tsx'

export interface ErrorScreenProps {
  status?: number
  /** Id of the error in the server's log. */
  digest?: string | null
  onRetry?: () => Promise<void>
  isRetrying?: boolean
}

/** What stands where a screen could not. */
export function ErrorScreen({
  status = 500,
  digest = null,
  onRetry,
  isRetrying = false,
}: ErrorScreenProps) {
  const { t } = useI18n()
  const kind = status === 404 ? 'notFound' : 'internal'
  return (
    <section className="page-width grid min-h-[70dvh] content-center justify-items-center gap-5 py-20 text-center">
      <title>{`${t(`error.${kind}`)} · ${t('site.name')}`}</title>
      <meta name="robots" content="noindex" />
      <FoldedNumerals value={status} className="mb-6 w-full max-w-md" />
      <h1 className="text-3xl">
        <span className="sr-only">{status} </span>
        {t(`error.${kind}`)}
      </h1>
      <p className="max-w-md text-muted">{t(`error.${kind}Text`)}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button
            variant="primary"
            size="lg"
            icon="refresh-cw"
            busy={isRetrying}
            onClick={() => void onRetry()}
          >
            {t('error.retry')}
          </Button>
        )}
        <ButtonLink to="/" variant={onRetry ? 'secondary' : 'primary'} size="lg" icon="arrow-left">
          {t('common.backToHome')}
        </ButtonLink>
      </div>
      {digest && (
        <p className="font-mono text-xs break-all text-muted">
          {t('error.reference', { id: digest })}
        </p>
      )}
    </section>
  )
}
