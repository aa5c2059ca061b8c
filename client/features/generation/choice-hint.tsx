import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'

export interface ChoiceHintProps {
  reads: 'chat' | 'mail' | 'dictated' | 'waits'
  onOpen: () => void
}

/** A brief that was written for somebody else first is worth a look. */
export function ChoiceHint({ reads, onOpen }: ChoiceHintProps) {
  const { t } = useI18n()
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-2 rounded-lg border border-line bg-sunken p-3 text-sm leading-snug">
      <Icon name="info" size={16} className="mt-0.5 text-muted" />
      <p>{t(`generate.choice.reads.${reads}`)}</p>
      <Button size="sm" icon="list" onClick={onOpen} className="col-start-2 justify-self-start">
        {t('generate.choice.open')}
      </Button>
    </div>
  )
}
