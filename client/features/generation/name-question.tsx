import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import type { EditOp } from '#shared/page/ops.ts'

export interface NameQuestionProps {
  /** Words of the brief, the likeliest first. */
  choices: readonly string[]
  /** Saves; rejects with what the server said. */
  onCorrect: (ops: EditOp[]) => Promise<void>
  /** Opens the form of the name. */
  onOther: () => void
  /** Where there is little height: one row that scrolls sideways. */
  isInRow?: boolean
}

/** Asks what the page is called where the brief leaves it in doubt; one press answers. */
export function NameQuestion({ choices, onCorrect, onOther, isInRow }: NameQuestionProps) {
  const { t } = useI18n()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const answer = async (value: string | null) => {
    setState('busy')
    try {
      await onCorrect([{ op: 'fact', key: 'name', value }])
    } catch {
      setState('failed')
    }
  }
  const press = (value: string | null) => () => void (state !== 'busy' && answer(value))
  return (
    <section
      aria-label={t('generate.askName.label')}
      className={`grid animate-fade grid-cols-1 gap-2 ${isInRow ? '' : 'rounded-lg bg-sunken p-3'}`}
    >
      <h2 className="font-text text-sm font-medium tracking-normal">
        {t('generate.askName.label')}
      </h2>
      <ul
        className={`flex gap-2 ${isInRow ? '-mx-3 [scrollbar-width:none] overflow-x-auto px-3 *:shrink-0' : 'flex-wrap'}`}
      >
        {choices.map((choice) => (
          <li key={choice} className={isInRow ? 'max-w-72' : 'max-w-full'}>
            <button type="button" onClick={press(choice)} className={`${pill} ${said}`}>
              <span className="min-w-0 truncate">{choice}</span>
            </button>
          </li>
        ))}
        <li data-chip="name">
          <button type="button" aria-haspopup="dialog" onClick={onOther} className={pill}>
            {t('generate.askName.other')}
          </button>
        </li>
        <li>
          <button type="button" onClick={press(null)} className={pill}>
            {t('generate.askName.none')}
          </button>
        </li>
      </ul>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-error">
          {t('generate.facts.notSaved')}
        </p>
      )}
    </section>
  )
}

const pill =
  'inline-flex min-h-8 pointer-coarse:min-h-11 max-w-full items-center rounded-full border border-line px-3 py-1 text-left text-sm text-muted transition-colors duration-150 hover:border-line-strong hover:text-text'
const said = 'bg-raised text-text'
