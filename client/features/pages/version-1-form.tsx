import { type FormEvent, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { TextArea, TextField } from '#client/ui/text-field.tsx'
import { routePath } from '#shared/routes.ts'

const offered = ['about', 'offer', 'prices', 'hours', 'place', 'contact', 'questions', 'news']
const chosenFirst = ['about', 'offer', 'contact']

/** The one form of the older generator, and its one call. */
export function Version1Form() {
  const { t, locale } = useI18n()
  const api = useApi()
  const navigate = useNavigate()
  const [about, setAbout] = useState('')
  const [own, setOwn] = useState<string[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    setBusy(true)
    setErrors({})
    try {
      const { slug } = await api.call('createVersion1', {
        body: {
          title: String(values.get('title')),
          about,
          sections: values.getAll('section').map(String),
          colour: String(values.get('colour')),
          locale,
        },
      })
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
  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-6">
      <TextField
        name="title"
        label={t('older.form.title')}
        error={errors.title}
        maxLength={140}
        required
      />
      <TextArea
        name="about"
        label={t('older.form.about')}
        error={errors.about}
        value={about}
        rows={5}
        maxLength={4000}
        required
        onChange={(event) => setAbout(event.target.value)}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium">{t('older.form.sections')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {offered.map((key) => (
            <Checkbox
              key={key}
              name="section"
              value={t(`older.form.choices.${key}`)}
              label={t(`older.form.choices.${key}`)}
              defaultChecked={chosenFirst.includes(key)}
            />
          ))}
          {own.map((name) => (
            <Checkbox key={name} name="section" value={name} label={name} defaultChecked />
          ))}
        </div>
        <OwnSection onAdd={(name) => setOwn((known) => [...new Set([...known, name])])} />
        {errors.sections && (
          <p role="alert" className="text-sm text-error">
            {errors.sections}
          </p>
        )}
      </fieldset>
      <label className="flex items-center gap-3 text-sm font-medium">
        <input
          type="color"
          name="colour"
          defaultValue="#c2410c"
          className="h-10 w-14 rounded-md border border-line bg-raised p-1"
        />
        {t('older.form.colour')}
      </label>
      {errors.form && (
        <p role="alert" className="text-sm text-error">
          {errors.form}
        </p>
      )}
      <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
        {t('older.form.make')}
      </Button>
    </form>
  )
}

function OwnSection({ onAdd }: { onAdd: (name: string) => void }) {
  const { t } = useI18n()
  const [name, setName] = useState('')
  const add = () => {
    if (!name.trim()) return
    onAdd(name.trim())
    setName('')
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={t('older.form.own')}
        value={name}
        maxLength={120}
        className="min-w-0 grow"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter adds the section; it does not send the form.
          event.preventDefault()
          add()
        }}
      />
      <Button icon="plus" onClick={add}>
        {t('older.form.add')}
      </Button>
    </div>
  )
}
