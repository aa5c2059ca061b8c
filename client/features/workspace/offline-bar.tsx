import { useI18n } from '#client/platform/i18n.tsx'
import { useOnline } from '#client/platform/use-online.ts'
import { Icon } from '#client/ui/icon.tsx'

interface OfflineBarProps {
  isHolding: boolean
  /** Whose room has nothing left for what is kept; null where it is no matter of room. */
  full: 'full' | 'fullOfOwner' | null
}

/** What a person must know while nothing can be sent, be it for the network, the server or its room. */
export function OfflineBar({ isHolding, full }: OfflineBarProps) {
  const { t } = useI18n()
  const isOnline = useOnline()
  const offline = isHolding ? 'generate.offline.kept' : 'generate.offline.still'
  return (
    <p
      role="status"
      className="flex shrink-0 items-center justify-center gap-2 border-b border-line bg-warning-soft px-3 py-1.5 text-sm text-balance text-on-warning-soft"
    >
      <Icon
        name={isOnline && full ? 'triangle-alert' : 'wifi-off'}
        size={16}
        className="shrink-0"
      />
      {t(isOnline ? `generate.${full ?? 'away'}` : offline)}
    </p>
  )
}
