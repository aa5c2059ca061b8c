import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { dayMs } from '#shared/day-ms.ts'
import type { Share, ShareAccess } from '#shared/shares.ts'
import { ShareAccessChoice } from './share-access.tsx'
import { ShareConditions } from './share-conditions.tsx'

export interface ShareFormProps {
  slug: string
  /** Whether others can change the page: not one of version 1. */
  isEditable: boolean
  /** The newest revision, which a link can be held at; without it links show the newest draft. */
  rev?: number | undefined
  /** Whether the conditions wait to be asked for: a link mostly needs none. */
  isFolded?: boolean
  /** Whether it makes one more: those there are matter more. */
  isFurther?: boolean
  onMade: (share: Share) => void
}

/** Makes a private link, with as many conditions as wanted. */
export function ShareForm({
  slug,
  isEditable,
  rev,
  isFolded = false,
  isFurther = false,
  onMade,
}: ShareFormProps) {
  const { t } = useI18n()
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [access, setAccess] = useState<ShareAccess>('view')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = wrongFields(form)
    setErrors(Object.fromEntries(wrong.map((field) => [field, t(`share.form.wrong.${field}`)])))
    if (wrong.length > 0) return
    setBusy(true)
    try {
      const body = { access, ...readForm(form, Date.now()) }
      onMade(await api.call('createShare', { params: { slug }, body }))
      // Whoever has made one to edit does not mean the next one to be another.
      form.reset()
    } catch (error) {
      const fields = error instanceof HttpError ? (error.problem.errors ?? []) : []
      const told = fields.map(({ field }) => [field, t(`share.form.wrong.${field}`)])
      setErrors(told.length > 0 ? Object.fromEntries(told) : { form: t('share.form.failed') })
    }
    setBusy(false)
  }
  const conditions = <ShareConditions rev={access === 'view' ? rev : undefined} errors={errors} />
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      {isEditable && <ShareAccessChoice value={access} onChange={setAccess} />}
      {isFolded ? (
        <Folded isWrong={Object.keys(errors).some((field) => field !== 'form')}>
          {conditions}
        </Folded>
      ) : (
        conditions
      )}
      {errors.form && (
        <p role="alert" className="text-sm text-error">
          {errors.form}
        </p>
      )}
      <Button
        type="submit"
        variant={isFurther ? 'secondary' : 'primary'}
        icon={isFurther ? 'plus' : 'link'}
        busy={busy}
        className="justify-self-start"
      >
        {t(isFurther ? 'settings.newShare' : 'share.form.make')}
      </Button>
    </form>
  )
}

/** Opens by itself where something in it is to be put right. */
function Folded({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  const { t } = useI18n()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isWrong) setIsOpen(true)
  }, [isWrong])
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group"
    >
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-sm pr-1 text-sm font-medium select-none">
        <Icon
          name="chevron-right"
          size={16}
          className="text-muted transition-transform duration-150 group-open:rotate-90"
        />
        {t('share.form.limit')}
      </summary>
      <div className="grid gap-4 pt-3">{children}</div>
    </details>
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
