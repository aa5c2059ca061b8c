import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { InterfaceIcon } from '#client/ui/icon-names.ts'

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
  return (
    <ul
      aria-label={t('generate.command.examples')}
      className={`flex [scrollbar-width:none] gap-2 overflow-x-auto mask-[linear-gradient(to_right,transparent,black_0.75rem,black_calc(100%-2.5rem),transparent)] px-3 py-0.5 ${className}`}
    >
      {children}
      {words.map((each) => (
        <li key={each} className="shrink-0">
          <SuggestionButton label={each} onPress={() => onTake(each)} />
        </li>
      ))}
      <li aria-hidden="true" className="w-6 shrink-0" />
    </ul>
  )
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
