import { type FormEvent, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { Share } from '#shared/payloads.ts'

const dayMs = 86_400_000
const lifetimes = ['never', '1', '7', '30', '90']

export interface ShareFormProps {
  slug: string
  /** The newest revision, which a link can be held at; without it links show the newest draft. */
  rev?: number | undefined
  onMade: (share: Share) => void
}

/** Makes a private link, with as many conditions as wanted. */
export function ShareForm({ slug, rev, onMade }: ShareFormProps) {
  const { t } = useI18n()
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = wrongFields(form)
    setErrors(Object.fromEntries(wrong.map((field) => [field, t(`share.form.wrong.${field}`)])))
    if (wrong.length > 0) return
    setBusy(true)
    try {
      onMade(await api.call('createShare', { params: { slug }, body: readForm(form, Date.now()) }))
      form.reset()
    } catch (error) {
      const fields = error instanceof HttpError ? (error.problem.errors ?? []) : []
      const told = fields.map(({ field }) => [field, t(`share.form.wrong.${field}`)])
      setErrors(told.length > 0 ? Object.fromEntries(told) : { form: t('share.form.failed') })
    }
    setBusy(false)
  }
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
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
      {errors.form && (
        <p role="alert" className="text-sm text-error">
          {errors.form}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        icon="link"
        busy={busy}
        className="justify-self-start"
      >
        {t('share.form.make')}
      </Button>
    </form>
  )
}

function readForm(form: HTMLFormElement, now: number) {
  const { lifetime = 'never', maxViews, password, pin } = valuesOf(form)
  return {
    ...(lifetime !== 'never' && { expiresAt: now + Number(lifetime) * dayMs }),
    ...(maxViews && { maxViews: Number(maxViews) }),
    ...(password && { password }),
    ...(pin && { pin: Number(pin) }),
  }
}

/** Names of the fields the server would refuse. */
function wrongFields(form: HTMLFormElement): string[] {
  const { maxViews = '', password = '' } = valuesOf(form)
  const views = Number(maxViews)
  const viewsFit = maxViews === '' || (Number.isInteger(views) && views >= 1 && views <= 1e6)
  const passwordFits = password === '' || (password.length >= 4 && password.length <= 200)
  return [...(viewsFit ? [] : ['maxViews']), ...(passwordFits ? [] : ['password'])]
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([key, value]) => [key, String(value).trim()])
  return Object.fromEntries(entries)
}
