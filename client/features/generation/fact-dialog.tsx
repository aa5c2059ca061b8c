import { type FormEvent, useId, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Select } from '#client/ui/select.tsx'
import { locales } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { industries } from '#shared/page/industries.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { FactField } from './fact-field.tsx'
import { type FactInput, factInput, readFact } from './fact-input.ts'
import { problemOf } from './stream-problem.ts'
import type { ChipKey } from './understood.ts'

export interface FactDialogProps {
  chip: ChipKey
  document: PageDocument
  /** Saves; rejects with what the server said. */
  onSave: (ops: EditOp[]) => Promise<void>
  onClose: () => void
}

/** Corrects one thing that was understood; what is wrong stands at the field. */
export function FactDialog({ chip, document, onSave, onClose }: FactDialogProps) {
  const { t } = useI18n()
  const formId = useId()
  const [input, setInput] = useState<FactInput>(() => inputOf(chip, document))
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const ops = opsOf(chip, input, document)
    if (!ops) return setError(t(`generate.facts.wrong.${chip}`))
    setBusy(true)
    setError(null)
    try {
      await onSave(ops)
      onClose()
    } catch (failure) {
      const { errors } = problemOf(failure)
      setError(t(errors.length > 0 ? `generate.facts.wrong.${chip}` : 'generate.facts.notSaved'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`generate.facts.${chip}`)}
      actions={
        <>
          <Button onClick={onClose}>{t('generate.facts.leave')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('generate.facts.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4 pt-2">
        {chip === 'industry' ? (
          <Select
            label={t('generate.facts.industry')}
            labelHidden
            value={String(input)}
            error={error}
            options={industries.map((value) => ({
              value,
              label: t(`generate.industries.${value}`),
            }))}
            onChange={(event) => setInput(event.target.value)}
          />
        ) : (
          <FactField
            fact={chip}
            input={input}
            error={error}
            currency={locales[document.base].currency}
            onChange={setInput}
          />
        )}
        <p className="text-sm text-muted">{t('generate.facts.follows')}</p>
      </form>
    </Dialog>
  )
}

function inputOf(chip: ChipKey, { meta, facts }: PageDocument): FactInput {
  return chip === 'industry' ? meta.industry : factInput(chip, facts)
}

/** Null when what was typed is no such fact. */
function opsOf(chip: ChipKey, input: FactInput, document: PageDocument): EditOp[] | null {
  if (chip === 'industry') {
    const industry = industries.find((known) => known === input)
    return industry ? [{ op: 'meta', meta: { industry } }] : null
  }
  const read = readFact(chip, input, document.facts)
  return read.ok ? [{ op: 'fact', key: chip, value: read.value }] : null
}
