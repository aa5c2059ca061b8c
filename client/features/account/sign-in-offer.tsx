import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { usePasskeys } from './use-passkeys.ts'

/** For whoever sees no pages here and may have some elsewhere. */
export function SignInOffer() {
  const { t } = useI18n()
  const { passkeys, busy, signIn } = usePasskeys()
  if (passkeys === null) return null
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm text-muted">
      {t('account.passkeys.elsewhere')}
      <Button size="sm" icon="lock-open" busy={busy} onClick={() => void signIn()}>
        {t('account.passkeys.signIn')}
      </Button>
    </p>
  )
}
