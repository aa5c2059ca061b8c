import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { InterfaceIcon } from '#client/ui/icon-names.ts'
import { PersonMark } from '#client/ui/person-mark.tsx'
import { personName } from '#client/ui/person-name.ts'
import type { Wish } from '#shared/page/wish.ts'
import { AskChoices } from './ask-choices.tsx'
import {
  askOf,
  changedBlocks,
  type WishEntry as Entry,
  type WishAnswer,
  type WishThread,
} from './wish.ts'
import { useAnswerWords } from './wish-words.ts'

export interface WishEntryProps {
  entry: Entry
  /** What a part is called; null where it is on the page no more. */
  nameOf: (id: string) => string | null
  onShow: (id: string) => void
  onTurn: (way: 'undo' | 'redo') => void
  thread: Pick<WishThread, 'send' | 'begin'>
}

/** What a person asked for, and below it what became of it, with ways to see it and take it back. */
export function WishEntry({ entry, nameOf, onShow, onTurn, thread }: WishEntryProps) {
  const { t } = useI18n()
  const answerWords = useAnswerWords()
  const { command, scope, answer, by } = entry
  const about = scope && nameOf(scope.id)
  const isUndone = answer.state === 'done' && answer.wish.undoneAt !== null
  const ask = askOf(answer)
  return (
    <li className="grid animate-rise grid-cols-1 gap-2">
      {by !== undefined && (
        <p className="-mb-1 flex min-w-0 items-center gap-1.5 text-xs text-muted">
          <PersonMark person={by} />
          <bdi className="min-w-0 truncate font-medium">{personName(by, t)}</bdi>
        </p>
      )}
      <div
        data-others={by !== undefined || undefined}
        className="ml-10 justify-self-end rounded-xl rounded-br-sm bg-sunken data-others:mr-10 data-others:ml-0 data-others:justify-self-start data-others:rounded-br-xl data-others:rounded-tl-sm px-3.5 py-2 text-sm data-undone:text-muted"
        data-undone={isUndone || undefined}
      >
        {about && <p className="text-xs text-muted">{about}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{command}</p>
      </div>
      <div className="flex gap-2 text-sm">
        <AnswerIcon answer={answer} />
        <div
          className={`min-w-0 grow ${isUndone ? 'flex flex-wrap items-center gap-x-1.5' : 'grid grid-cols-1 gap-2'}`}
        >
          <p className={`leading-relaxed ${answer.state === 'asked' ? '' : 'text-muted'}`}>
            {answerWords(answer)}
          </p>
          {ask && <AskChoices ask={ask} scope={scope} thread={thread} />}
          {answer.state === 'done' && (
            <Made wish={answer.wish} nameOf={nameOf} onShow={onShow} onTurn={onTurn} />
          )}
        </div>
      </div>
    </li>
  )
}

/** Where a change is to be seen, and the way back from it. */
function Made(props: Pick<WishEntryProps, 'nameOf' | 'onShow' | 'onTurn'> & { wish: Wish }) {
  const { t } = useI18n()
  const { wish, nameOf, onShow, onTurn } = props
  const isUndone = wish.undoneAt !== null
  const way = isUndone ? 'redo' : 'undo'
  const places = isUndone ? [] : changedBlocks(wish)
  return (
    <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
      {places.slice(0, mostPlaces).map((id) => {
        const name = nameOf(id)
        return name && <PlaceLink key={id} name={name} onShow={() => onShow(id)} />
      })}
      {wish.isUndoable && (
        <Button
          size="sm"
          variant="ghost"
          icon={`${way}-2`}
          aria-label={`${t(`generate.command.${way}`)}: ${wish.command}`}
          onClick={() => onTurn(way)}
          className={`text-muted! first:-ml-3 hover:text-text! ${isUndone ? '-my-1.5' : ''}`}
        >
          {t(`generate.command.${way}`)}
        </Button>
      )}
    </div>
  )
}

/** What changes everywhere need not be led to part by part. */
const mostPlaces = 4

/** Leads to a part that was changed. */
function PlaceLink({ name, onShow }: { name: string; onShow: () => void }) {
  const { t } = useI18n()
  return (
    <button
      type="button"
      onClick={onShow}
      title={t('generate.review.show')}
      className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-md border border-line px-2.5 text-sm transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
    >
      <span className="min-w-0 truncate">{name}</span>
      <Icon name="arrow-right" size={14} className="text-muted" />
    </button>
  )
}

function AnswerIcon({ answer }: { answer: WishAnswer }) {
  if (answer.state === 'waiting' && !answer.isHeld)
    return <Icon name="loader-circle" size={16} className="mt-1 animate-spin text-muted" />
  const [name, colour] = iconOf(answer)
  return <Icon name={name} size={16} className={`mt-1 ${colour}`} />
}

/** "There is no such section": answered, and nothing done. */
const hasDone = ({ rev, outcomes }: Wish): boolean =>
  rev !== null || outcomes.some(({ code }) => besidePage.has(code))

/** What is done without another revision of the page. */
const besidePage: ReadonlySet<string> = new Set(['undone', 'redone', 'unlisted', 'findable'])

function iconOf(answer: WishAnswer): [InterfaceIcon, string] {
  if (answer.state === 'done' && answer.wish.undoneAt !== null) return ['undo-2', 'text-muted']
  if (answer.state === 'done' && hasDone(answer.wish)) return ['check', 'text-success']
  if (answer.state === 'waiting') return ['wifi-off', 'text-muted']
  return answer.state === 'asked' ? ['sparkles', 'text-accent'] : ['info', 'text-muted']
}
