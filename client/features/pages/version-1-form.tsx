import { type FormEvent, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import { Button } from '#client/ui/button.tsx'
import { TextArea, TextField } from '#client/ui/text-field.tsx'
import { composeVersion1, defaultColour } from '#shared/page/compose-version-1.ts'
import { routePath } from '#shared/routes.ts'
import { Version1Sections } from './version-1-sections.tsx'
import { Version1View } from './version-1-view.tsx'

const chosenFirst = ['about', 'offer', 'contact']

/** The one form of the older generator, and beside it the page its one call will make. */
export function Version1Form() {
  const { t, locale } = useI18n()
  const [draft, setDraft] = useState(() => ({
    title: '',
    about: '',
    sections: chosenFirst.map((key) => t(`older.form.choices.${key}`)),
    colour: defaultColour as string,
  }))
  const { errors, busy, send } = useSending(draft)
  const change = (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part }))
  return (
    <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <form onSubmit={send} noValidate className="grid gap-6">
        <TextField
          label={t('older.form.title')}
          error={errors.title}
          value={draft.title}
          maxLength={140}
          required
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label={t('older.form.about')}
          error={errors.about}
          value={draft.about}
          placeholder={t('generate.brief.placeholder')}
          rows={5}
          maxLength={4000}
          required
          onChange={(event) => change({ about: event.target.value })}
        />
        <Version1Sections
          value={draft.sections}
          error={errors.sections}
          onValue={(sections) => change({ sections })}
        />
        <label className="flex items-center gap-3 text-sm font-medium">
          <input
            type="color"
            value={draft.colour}
            onChange={(event) => change({ colour: event.target.value })}
            className="h-10 w-14 rounded-md border border-line bg-raised p-1"
          />
          {t('older.form.colour')}
        </label>
        {errors.form && (
          <p role="alert" className="text-sm text-error">
            {errors.form}
          </p>
        )}
        <Button type="submit" variant="primary" busy={busy} className="sm:justify-self-start">
          {t('older.form.make')}
        </Button>
      </form>
      <section aria-label={t('older.preview')} className="sticky top-8 grid gap-2 max-lg:hidden">
        <p aria-hidden className="text-sm text-muted">
          {t('older.preview')}
        </p>
        <Version1View
          isDraft
          document={composeVersion1({ ...draft, title: draft.title || t('older.page') }, locale)}
          language={locale}
        />
      </section>
    </div>
  )
}

/** Makes the page and goes to it, or tells what is wrong with which field. */
function useSending(draft: { title: string; about: string; sections: string[]; colour: string }) {
  const { t, locale } = useI18n()
  const api = useApi()
  const navigate = useNavigate()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setErrors({})
    try {
      const { slug } = await api.call('createVersion1', { body: { ...draft, locale } })
      await navigate(routePath('generateV1', { slug }))
    } catch (error) {
      const fields = error instanceof HttpError ? (error.problem.errors ?? []) : []
      const told = fields.map(({ field }) => field.split('.')[0] ?? '')
      setErrors(
        told.length > 0
          ? Object.fromEntries(told.map((field) => [field, t(`older.form.wrong.${field}`)]))
          : { form: t('older.form.failed') },
      )
      setBusy(false)
    }
  }
  return { errors, busy, send }
}
