import { useI18n } from '#client/platform/i18n.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** A link that was closed, has expired or is used up. */
export function ShareGone() {
  const { t } = useI18n()
  return (
    <div className="m-auto">
      <EmptyState title={t('share.view.gone')} text={t('share.view.goneText')} />
    </div>
  )
}
