import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { usePasskeys } from './use-passkeys.ts'

/**
 * Offers to keep the pages beyond this browser, to whoever has no passkey yet. Nothing where
 * passkeys cannot be.
 */
export function KeepWithPasskey() {
  const { t } = useI18n()
  const { passkeys, busy, add } = usePasskeys()
  const [isKept, setIsKept] = useState(false)
  if (passkeys === null || (passkeys.length > 0 && !isKept)) return null
  return (
    <aside
      aria-label={t('account.passkeys.title')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-raised p-4"
    >
      <p role="status" className="flex min-w-0 grow basis-64 items-start gap-3 text-sm">
        <Icon
          name={isKept ? 'check' : 'lock'}
          size={18}
          className={`mt-0.5 shrink-0 ${isKept ? 'text-success' : 'text-muted'}`}
        />
        {t(isKept ? 'account.passkeys.kept' : 'account.passkeys.offer')}
      </p>
      {!isKept && (
        <Button
          size="sm"
          busy={busy}
          className="max-w-full"
          onClick={() => void add().then(setIsKept)}
        >
          {t('account.passkeys.keep')}
        </Button>
      )}
    </aside>
  )
}
