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
        {requests.map((request, at) => (
          <Row key={request.words} request={request} told={toldAnew(requests, at)} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  )
}

/** What stands in the way: options say it themselves, and several lack the same once. */
function toldAnew(requests: readonly AskedInBrief[], at: number): string {
  const { state, told = '' } = requests[at] ?? {}
  const isKnown = requests.slice(0, at).some((other) => other.told === told)
  return state === 'unable' && !isKnown ? told : ''
}

interface RowProps extends Pick<AskedForListProps, 'onAsk'> {
  request: AskedInBrief
  told: string
}

function Row({ request: { words, state }, told, onAsk }: RowProps) {
  const { t } = useI18n()
  const [icon, colour] = looks[state]
  const press = t(`generate.asked.${state === 'asked' ? 'options' : 'do'}`)
  return (
    <li className="flex items-start gap-2 text-sm leading-snug">
      <Icon name={icon} size={16} className={`mt-0.5 ${colour}`} />
      <div className="min-w-0 grow">
        <p className={`wrap-anywhere ${state === 'done' ? 'text-muted' : ''}`}>
          {words}
          {state === 'done' && <span className="sr-only"> {t('generate.asked.done')}</span>}
        </p>
        {told && <p className="text-muted">{told}</p>}
      </div>
      {(state === 'open' || state === 'asked') && (
        <Button
          size="sm"
          variant={state === 'asked' ? 'ghost' : 'secondary'}
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
