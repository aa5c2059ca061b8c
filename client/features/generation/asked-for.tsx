import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { InterfaceIcon } from '#client/ui/icon-names.ts'
import type { AskedInBrief } from '#shared/page/wish.ts'

export interface AskedForListProps {
  requests: readonly AskedInBrief[]
  /** Asks for one in the thread; null while the page cannot be changed. */
  onAsk: ((words: string) => void) | null
}

const looks: Record<AskedInBrief['state'], [icon: InterfaceIcon, colour: string]> = {
  done: ['check', 'text-success'],
  open: ['sparkles', 'text-accent'],
  asked: ['info', 'text-muted'],
  unable: ['info', 'text-muted'],
}

/** What the brief asks of whoever makes the page, and whether it was done: nothing is passed over. */
export function AskedForList({ requests, onAsk }: AskedForListProps) {
  const { t } = useI18n()
  if (requests.length === 0) return null
  return (
    <section aria-label={t('generate.asked.label')} className="grid grid-cols-1 gap-1.5 px-1">
      <h3 className="font-text text-sm font-medium tracking-normal">{t('generate.asked.label')}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {requests.map((request) => (
          <Row key={request.words} request={request} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  )
}

function Row({ request, onAsk }: Pick<AskedForListProps, 'onAsk'> & { request: AskedInBrief }) {
  const { t } = useI18n()
  const { words, state, told } = request
  const [icon, colour] = looks[state]
  const press = t(`generate.asked.${state === 'asked' ? 'options' : 'do'}`)
  return (
    <li className="flex items-start gap-2 text-sm leading-snug">
      <Icon name={icon} size={16} className={`mt-0.5 ${colour}`} />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{words}</p>
        {state !== 'open' && (
          <p className="text-muted">{state === 'done' ? t('generate.asked.done') : told}</p>
        )}
      </div>
      {(state === 'open' || state === 'asked') && (
        <Button
          size="sm"
          aria-label={`${press}: ${words}`}
          disabled={!onAsk}
          onClick={() => onAsk?.(words)}
          className="-my-0.5 shrink-0"
        >
          {press}
        </Button>
      )}
    </li>
  )
}
