import { useI18n } from '#client/platform/i18n.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'

const lifetimes = ['never', '1', '7', '30', '90']

export interface ShareConditionsProps {
  /** The newest revision, which a link can be held at. */
  rev: number | undefined
  errors: Record<string, string>
}

/** How long a private link works, how often, for whom and what it shows. */
export function ShareConditions({ rev, errors }: ShareConditionsProps) {
  const { t } = useI18n()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          name="lifetime"
          label={t('share.form.expires')}
          options={lifetimes.map((value) => ({
            value,
            label:
              value === 'never'
                ? t('share.form.never')
                : t('share.form.days', { count: Number(value) }),
          }))}
        />
        <TextField
          name="maxViews"
          label={t('share.form.maxViews')}
          placeholder={t('share.form.unlimited')}
          inputMode="numeric"
          hint={t('share.form.maxViewsHint')}
          error={errors.maxViews}
        />
      </div>
      <TextField
        name="password"
        label={t('share.form.password')}
        placeholder={t('share.form.noPassword')}
        autoComplete="off"
        hint={t('share.form.passwordHint')}
        error={errors.password}
      />
      {rev !== undefined && (
        <Select
          name="pin"
          label={t('share.form.shows')}
          options={[
            { value: '', label: t('share.form.live') },
            { value: String(rev), label: t('share.form.pinned', { rev }) },
          ]}
        />
      )}
    </>
  )
}
