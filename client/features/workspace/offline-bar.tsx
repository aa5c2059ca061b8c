import { useI18n } from '#client/platform/i18n.tsx'
import { useOnline } from '#client/platform/use-online.ts'
import { Icon } from '#client/ui/icon.tsx'

/** What a person must know while nothing can be sent, be it for the network or the server. */
export function OfflineBar({ isHolding }: { isHolding: boolean }) {
  const { t } = useI18n()
  const offline = isHolding ? 'generate.offline.kept' : 'generate.offline.still'
  return (
    <p
      role="status"
      className="flex shrink-0 items-center justify-center gap-2 border-b border-line bg-warning-soft px-3 py-1.5 text-sm text-balance text-on-warning-soft"
    >
      <Icon name="wifi-off" size={16} className="shrink-0" />
      {t(useOnline() ? 'generate.away' : offline)}
    </p>
  )
}
