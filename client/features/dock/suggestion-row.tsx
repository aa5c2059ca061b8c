import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { InterfaceIcon } from '#client/ui/icon-names.ts'
import { isSame } from '#shared/page/is-same.ts'

export interface SuggestionRowProps {
  words: readonly string[]
  onTake: (words: string) => void
  /** What else may be done in one press, before the words. */
  children?: ReactNode
  className?: string
}

/** Changes worth trying, in one row that scrolls sideways. */
export function SuggestionRow({ words, onTake, children, className = '' }: SuggestionRowProps) {
  const { t } = useI18n()
  const row = useRef<HTMLUListElement>(null)
  const hidden = useHidden(row)
  return (
    <div className={`relative ${className}`}>
      <ul
        ref={row}
        aria-label={t('generate.command.examples')}
        className="flex [scrollbar-width:none] gap-2 overflow-x-auto px-3 py-0.5"
      >
        {children}
        {words.map((each) => (
          <li key={each} className="shrink-0">
            <SuggestionButton label={each} onPress={() => onTake(each)} />
          </li>
        ))}
      </ul>
      {hidden.before && <Further way="before" row={row} />}
      {hidden.after && <Further way="after" row={row} />}
    </div>
  )
}

type Way = 'before' | 'after'

const furtherLook = {
  before: 'left-0 justify-start from-surface pl-1 bg-linear-to-r',
  after: 'right-0 justify-end from-surface pr-1 bg-linear-to-l',
}

/** Shows what a row hides at one of its ends; with the keyboard one gets there by the chips themselves. */
function Further({ way, row }: { way: Way; row: RefObject<HTMLUListElement | null> }) {
  const go = () => {
    const part = (row.current?.clientWidth ?? 0) * 0.7
    row.current?.scrollBy({ left: way === 'after' ? part : -part, behavior: 'smooth' })
  }
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-y-0 flex w-16 items-center from-55% to-transparent ${furtherLook[way]}`}
    >
      <Button
        variant="ghost"
        size="sm"
        icon="chevron-right"
        tabIndex={-1}
        onClick={go}
        className={`pointer-events-auto ${way === 'before' ? 'rotate-180' : ''}`}
      />
    </div>
  )
}

/** At which ends a row that scrolls has more than is seen. */
function useHidden(row: RefObject<HTMLUListElement | null>): Record<Way, boolean> {
  const [hidden, setHidden] = useState({ before: false, after: false })
  useEffect(() => {
    const list = row.current
    if (!list) return
    const look = () => {
      const left = Math.abs(list.scrollLeft)
      const after = list.scrollWidth - list.clientWidth - left
      const next = { before: left > 4, after: after > 4 }
      setHidden((known) => (isSame(known, next) ? known : next))
    }
    const observer = new ResizeObserver(look)
    for (const each of [list, ...list.children]) observer.observe(each)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', look)
    }
  })
  return hidden
}

export function SuggestionButton(props: {
  label: string
  icon?: InterfaceIcon
  onPress: () => void
}) {
  return (
    <button
      type="button"
      onClick={props.onPress}
      onFocus={({ currentTarget }) =>
        currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
      }
      className="inline-flex h-8 pointer-coarse:h-10 items-center gap-1.5 rounded-full border border-line bg-raised px-3 text-sm whitespace-nowrap text-muted transition-colors duration-150 hover:border-line-strong hover:text-text"
    >
      {props.icon && <Icon name={props.icon} size={14} />}
      {props.label}
    </button>
  )
}
