import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { nounInPhrase } from '#client/ui/noun-in-phrase.ts'
import type { Wanted } from '#shared/blocks/block.ts'
import type { FactKey } from '#shared/page/facts.ts'
import type { FormContext } from './form-context.ts'

/** What a block shows of the facts, besides what its own fields hold. */
const told: Partial<Record<Wanted, FactKey[]>> = {
  hours: ['hours'],
  place: ['place'],
  contact: ['phone', 'email'],
}

export interface ToldFactsProps {
  /** The fact the block is there for. */
  wanted: Wanted | undefined
  form: FormContext
}

/** The facts a block tells, each with the way to its form: they live once, and change there. */
export function ToldFacts({ wanted, form }: ToldFactsProps) {
  const { t, locale } = useI18n()
  return (wanted && told[wanted])?.map((key) => {
    const name = t(`generate.facts.${key}`)
    const text = form.factText(key)
    return (
      <div key={key} className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1 text-sm">
          <p className="font-medium">{name}</p>
          {text && <p className="text-muted wrap-anywhere">{text}</p>}
        </div>
        <Button
          size="sm"
          icon={text ? 'pencil' : 'plus'}
          aria-label={text ? `${t('generate.brief.edit')}: ${name}` : undefined}
          onClick={() => form.onFact(key)}
        >
          {text
            ? t('generate.brief.edit')
            : t('generate.facts.add', { fact: nounInPhrase(name, locale) })}
        </Button>
      </div>
    )
  })
}
