import { useI18n } from '#client/platform/i18n.tsx'
import { CopyBlock } from '#client/ui/copy-block.tsx'

/** What a webhook knows us by, shown once; read out when it comes. */
export function WebhookSecret({ secret }: { secret: string | null }) {
  const { t } = useI18n()
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {secret && (
        <>
          <p className="text-sm font-medium">{t('account.webhooks.once')}</p>
          <CopyBlock text={secret} />
        </>
      )}
    </div>
  )
}
