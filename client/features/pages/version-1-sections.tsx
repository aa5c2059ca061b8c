import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { TextField } from '#client/ui/text-field.tsx'

const offered = ['about', 'offer', 'prices', 'hours', 'place', 'contact', 'questions', 'news']

export interface Version1SectionsProps {
  /** Headings of those that are chosen, in their order on the page. */
  value: readonly string[]
  error: string | undefined
  onValue: (headings: string[]) => void
}

/** Which sections the page has: of those offered, and others by their own names. */
export function Version1Sections({ value, error, onValue }: Version1SectionsProps) {
  const { t } = useI18n()
  const [own, setOwn] = useState<string[]>([])
  const names = [...offered.map((key) => t(`older.form.choices.${key}`)), ...own]
  const choose = (wanted: ReadonlySet<string>, all = names) =>
    onValue(all.filter((name) => wanted.has(name)))
  const toggle = (name: string, isWanted: boolean) => {
    const wanted = new Set(value)
    if (isWanted) wanted.add(name)
    else wanted.delete(name)
    choose(wanted)
  }
  const add = (name: string) => {
    const isNew = !names.includes(name)
    if (isNew) setOwn((known) => [...known, name])
    choose(new Set([...value, name]), isNew ? [...names, name] : names)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-medium">{t('older.form.sections')}</legend>
      <div className="grid gap-2 xs:grid-cols-2">
        {names.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={value.includes(name)}
            onChange={(event) => toggle(name, event.target.checked)}
          />
        ))}
      </div>
      <OwnSection onAdd={add} />
      {error && (
        <p role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
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
