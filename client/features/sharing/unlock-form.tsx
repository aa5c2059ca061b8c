import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PasswordField } from './password-field.tsx'

/** Asks for a link's password: a plain form, which works without script. */
export function UnlockForm({ token, isWrong }: { token: string; isWrong: boolean }) {
  const { t, locale } = useI18n()
  return (
    <form
      method="post"
      action={`/share/${encodeURIComponent(token)}/unlock?lang=${locale}`}
      className="m-auto grid w-full max-w-sm gap-6 px-4 pb-16 sm:-translate-y-8 sm:max-w-md sm:rounded-xl sm:border sm:border-line sm:bg-raised sm:px-10 sm:py-10"
    >
      <div className="grid justify-items-center gap-2 text-center">
        <span className="mb-3 grid size-14 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
          <Icon name="lock" size={24} />
        </span>
        <h2 className="text-2xl">{t('share.view.locked')}</h2>
        <p className="text-balance text-muted">{t('share.view.lockedText')}</p>
      </div>
      <PasswordField
        name="password"
        label={t('share.view.password')}
        error={isWrong ? t('share.view.wrong') : null}
        autoComplete="current-password"
        maxLength={200}
        required
        autoFocus
      />
      <Button type="submit" variant="primary" size="lg">
        {t('share.view.open')}
      </Button>
    </form>
  )
}
