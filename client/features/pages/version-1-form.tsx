import { type FormEvent, useId, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import { Button } from '#client/ui/button.tsx'
import { Segments } from '#client/ui/segments.tsx'
import { TextArea, TextField } from '#client/ui/text-field.tsx'
import { composeVersion1, defaultColour } from '#shared/page/compose-version-1.ts'
import { routePath } from '#shared/routes.ts'
import { Version1Colour } from './version-1-colour.tsx'
import { Version1Sections } from './version-1-sections.tsx'
import { Version1View } from './version-1-view.tsx'

const chosenFirst = ['about', 'offer', 'contact']

type Side = 'form' | 'preview'

/**
 * The one form of the older generator, and beside it the page its one call will make; one of the two
 * at a time where there is no room for both.
 */
export function Version1Form() {
  const { t, locale } = useI18n()
  const [draft, setDraft] = useState(() => ({
    title: '',
    about: '',
    sections: chosenFirst.map((key) => t(`older.form.choices.${key}`)),
    colour: defaultColour as string,
  }))
  const [side, setSide] = useState<Side>('form')
  const { errors, busy, send } = useSending(draft, () => setSide('form'))
  const form = useId()
  const change = (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part }))
  const make = (className: string) => (
    <Button
      type="submit"
      form={form}
      variant="primary"
      busy={busy}
      className={`sm:justify-self-start ${className}`}
    >
      {t('older.form.make')}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
      <Segments
        label={t('generate.sides')}
        value={side}
        onChange={setSide}
        segments={[
          { value: 'form', label: t('generate.side.brief') },
          { value: 'preview', label: t('older.preview') },
        ]}
        className="justify-self-start lg:hidden"
      />
      <form
        id={form}
        onSubmit={send}
        noValidate
        className={`grid gap-6 ${side === 'form' ? '' : 'max-lg:hidden'}`}
      >
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
        <Version1Colour value={draft.colour} onValue={(colour) => change({ colour })} />
        {errors.form && (
          <p role="alert" className="text-sm text-error">
            {errors.form}
          </p>
        )}
        {make('')}
      </form>
      <section
        aria-label={t('older.preview')}
        className={`grid gap-2 lg:sticky lg:top-8 ${side === 'preview' ? '' : 'max-lg:hidden'}`}
      >
        <p aria-hidden className="text-sm text-muted max-lg:hidden">
          {t('older.preview')}
        </p>
        <Version1View
          isDraft
          document={composeVersion1({ ...draft, title: draft.title || t('older.page') }, locale)}
          language={locale}
        />
        {make('mt-4 lg:hidden')}
      </section>
    </div>
  )
}

/** Makes the page and goes to it, or tells what is wrong with which field. */
function useSending(
  draft: { title: string; about: string; sections: string[]; colour: string },
  onRefused: () => void,
) {
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
      onRefused()
    }
  }
  return { errors, busy, send }
}
