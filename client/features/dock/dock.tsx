import { type RefObject, useEffect, useRef, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import type { InterfaceIcon } from '#client/ui/icon-names.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { WishScope } from '#shared/page/wish.ts'
import { useKeptWords } from './kept-words.ts'
import { LatestAnswer } from './latest-answer.tsx'
import { usePartNames } from './part-names.ts'
import { SuggestionButton, SuggestionRow } from './suggestion-row.tsx'
import { useDraft } from './use-draft.ts'
import { useQueued } from './use-queued.ts'
import { askOf, lastOwn, type WishEntry, type WishThread } from './wish.ts'
import { WishBox } from './wish-box.tsx'
import { notDone, wishSuggestions } from './wish-suggestions.ts'
import { isSaid, suggestionWords, useAnswerWords } from './wish-words.ts'

export interface DockProps {
  document: PageDocument
  thread: WishThread
  areaRef: RefObject<HTMLTextAreaElement | null>
  /** Which side a phone shows. */
  side: 'brief' | 'preview'
  /** Whether the thread stands above, where the answers are. */
  isThreadOpen: boolean
  onThread: () => void
  /** Shows the page in another design; null while it is written. */
  onDesign: (() => void) | null
  /** Writes the page otherwise; null where there is no brief to write it from. */
  onAnother: (() => void) | null
}

/** Where a finished page is changed in words: always in sight, with what is worth asking for. */
export function Dock({ document, thread, areaRef, ...props }: DockProps) {
  const { t } = useI18n()
  const answerWords = useAnswerWords()
  const [words, setWords] = useKeptWords(document.id)
  const [scope, setScope] = useState<WishScope | null>(null)
  const nameOf = usePartNames(document)
  const suggestions = notDone(
    wishSuggestions(document).map((each) => suggestionWords(each, t)),
    thread.entries,
  )
  useWordsBack(thread, (entry) => {
    if (words !== '') return
    setWords(entry.command)
    setScope(entry.scope)
  })

  useDraft(thread.draft, areaRef, ({ command, scope: at }) => {
    setWords(command)
    setScope(at)
    thread.begin(null)
  })

  const buttons = [
    { icon: 'dices', label: t('generate.otherDesign'), onPress: props.onDesign },
    { icon: 'refresh-cw', label: t('generate.another'), onPress: props.onAnother },
  ].filter((button): button is OwnButton => button.onPress !== null)

  const queued = useQueued(thread.isBusy, send)
  function send(): void {
    if (words.trim() === '') return
    if (thread.isBusy) {
      queued.add()
      return
    }
    const pressed = buttons.find(({ label }) => isSaid(label, words))
    if (pressed) pressed.onPress()
    else thread.send(words.trim(), scope)
    setWords('')
    setScope(null)
  }
  const take = (suggestion: string) => {
    setWords(suggestion)
    areaRef.current?.focus()
  }
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line bg-surface py-2.5 low:py-1.5">
      <p role="status" className="sr-only">
        {thread.news && answerWords(thread.news.answer)}
      </p>
      <div className={`empty:hidden ${answerPlace(props)}`}>
        <LatestAnswer thread={thread} onThread={props.onThread} />
      </div>
      <SuggestionRow words={suggestions} onTake={take} className={suggestionPlace(props, thread)}>
        {buttons.map((button) => (
          <li key={button.label} className="shrink-0">
            <SuggestionButton {...button} />
          </li>
        ))}
      </SuggestionRow>
      <div className="px-3">
        <WishBox
          value={words}
          onValue={(value) => {
            queued.drop()
            setWords(value)
          }}
          onSend={send}
          isBusy={thread.isBusy}
          isQueued={queued.isWaiting}
          onStop={thread.stop}
          about={scope && nameOf(scope.id)}
          onWholePage={() => setScope(null)}
          areaRef={areaRef}
        />
      </div>
    </div>
  )
}

/** What is done in one press, and as well by whoever types what the button says. */
interface OwnButton {
  icon: InterfaceIcon
  label: string
  onPress: () => void
}

/**
 * Over a page and its panel there is no room for suggestions once it is known what they are for. A
 * refusal names them as the way on, so they are there; a question has answers of its own.
 */
function suggestionPlace(
  { side, isThreadOpen }: Pick<DockProps, 'side' | 'isThreadOpen'>,
  { entries, news }: WishThread,
): string {
  if (news?.answer.state === 'refused') return ''
  const isAsked = news !== null && (askOf(news.answer)?.choices.length ?? 0) > 0
  if (isAsked) return 'low:hidden stacked:hidden'
  const isRoomy = side === 'preview' || (isThreadOpen && entries.length === 0)
  return isRoomy ? 'low:hidden' : 'low:hidden stacked:hidden'
}

/** The answer stands in the dock where the thread it belongs to is out of sight. */
function answerPlace({ side, isThreadOpen }: Pick<DockProps, 'side' | 'isThreadOpen'>): string {
  if (!isThreadOpen) return ''
  return side === 'preview' ? 'beside:hidden' : 'hidden'
}

/** What was not understood comes back, to be said otherwise. */
function useWordsBack({ entries }: WishThread, bring: (entry: WishEntry) => void): void {
  const last = lastOwn(entries)
  const handled = useRef<string | null>(last?.id ?? null)
  useEffect(() => {
    if (!last || last.answer.state === 'waiting' || handled.current === last.id) return
    handled.current = last.id
    if (last.answer.state === 'refused') bring(last)
  })
}
