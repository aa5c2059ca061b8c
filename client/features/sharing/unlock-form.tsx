import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { TextField } from '#client/ui/text-field.tsx'

/** Asks for a link's password: a plain form, which works without script. */
export function UnlockForm({ token, isWrong }: { token: string; isWrong: boolean }) {
  const { t, locale } = useI18n()
  return (
    <form
      method="post"
      action={`/share/${encodeURIComponent(token)}/unlock?lang=${locale}`}
      className="m-auto grid w-full max-w-sm gap-5 px-4 pb-16"
    >
      <div className="grid justify-items-center gap-2 text-center">
        <Icon name="lock" size={28} className="mb-2 text-muted" />
        <h2 className="text-2xl">{t('share.view.locked')}</h2>
        <p className="text-muted">{t('share.view.lockedText')}</p>
      </div>
      <TextField
        name="password"
        type="password"
        label={t('share.view.password')}
        error={isWrong ? t('share.view.wrong') : null}
        autoComplete="current-password"
        maxLength={200}
        required
        autoFocus
      />
      <Button type="submit" variant="primary">
        {t('share.view.open')}
      </Button>
    </form>
  )
}
