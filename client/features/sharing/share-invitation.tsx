import { type FormEvent, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { routePath } from '#shared/routes.ts'
import type { SharePayload } from '#shared/shares.ts'

/** Says that the page may be changed together, and takes whoever wants to there with one press. */
export function ShareInvitation({ token, editSlug }: Pick<SharePayload, 'token' | 'editSlug'>) {
  const { t } = useI18n()
  return (
    <section
      aria-labelledby="invitation"
      className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-accent-soft px-3 py-2.5 text-on-accent-soft"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="invitation" className="font-text text-sm font-medium tracking-normal">
          {t('share.invitation.title')}
        </h2>
        <p className="text-sm text-pretty">{t('share.invitation.text')}</p>
      </div>
      {editSlug === null ? (
        <JoinForm token={token} />
      ) : (
        <ButtonLink
          variant="primary"
          icon="pencil"
          to={routePath('generate', { slug: editSlug })}
          className="max-sm:w-full"
        >
          {t('share.invitation.again')}
        </ButtonLink>
      )}
    </section>
  )
}

function JoinForm({ token }: { token: string }) {
  const { t } = useI18n()
  const api = useApi()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const join = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    setIsBusy(true)
    try {
      const { slug } = await api.call('joinPage', { body: { token, ...(name && { name }) } })
      navigate(routePath('generate', { slug }))
    } catch (error) {
      console.error('The page could not be joined', error)
      setProblem(problemOf(error))
      setIsBusy(false)
    }
  }
  return (
    <form onSubmit={join} className="grid gap-1 max-sm:w-full">
      <div className="flex gap-2">
        <TextField
          name="name"
          label={t('share.invitation.name')}
          labelHidden
          placeholder={t('share.invitation.name')}
          autoComplete="name"
          maxLength={60}
          className="min-w-0 grow text-text sm:w-52"
        />
        <Button type="submit" variant="primary" icon="pencil" busy={isBusy}>
          {t('share.invitation.join')}
        </Button>
      </div>
      {problem && (
        <p role="alert" className="text-sm">
          {t(`share.invitation.${problem}`)}
        </p>
      )}
    </form>
  )
}

function problemOf(error: unknown): 'closed' | 'full' | 'failed' {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.status === 404) return 'closed'
  return error.status === 409 ? 'full' : 'failed'
}
