import { type ReactNode, useId } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { Icon } from '#client/ui/icon.tsx'

export interface BriefCardProps {
  /** How many facts are known. */
  details: number
  /** The beginning of the brief, shown while the card is folded. */
  excerpt: string
  /** Names of the facts that are no longer as the brief says. */
  changed: readonly string[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Opens the brief for rewriting; null while that cannot be done. */
  onEdit: (() => void) | null
  /** Whether the brief is another's: the card is of the facts alone. */
  isGuest: boolean
  children: ReactNode
}

/** The brief and what was read in it, in one card that folds to its title and first words. */
export function BriefCard({
  details,
  excerpt,
  changed,
  isOpen,
  onOpen,
  onEdit,
  isGuest,
  children,
}: BriefCardProps) {
  const { t, list } = useI18n()
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg border border-line bg-raised">
      <div className="flex items-center gap-1 pr-1.5">
        <h2
          id={`${id}-title`}
          className="min-w-0 grow font-text text-sm font-medium tracking-normal"
        >
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={() => onOpen(!isOpen)}
            className="flex min-h-12 w-full items-center gap-2 rounded-lg py-2 pl-3 text-left leading-tight"
          >
            <Icon
              name="chevron-right"
              size={16}
              className={`text-muted transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`}
            />
            <span className="flex min-w-0 flex-wrap gap-x-2">
              {t(isGuest ? 'share.guest.details' : 'generate.brief.title')}
              {details > 0 && !isGuest && (
                <span className="font-normal whitespace-nowrap text-muted">
                  {t('generate.brief.details', { count: details })}
                </span>
              )}
            </span>
          </button>
        </h2>
        {!isGuest && (
          <Button
            size="sm"
            variant="ghost"
            icon="pencil"
            aria-disabled={onEdit === null}
            onClick={() => onEdit?.()}
          >
            <span className="low:sr-only">{t('generate.brief.edit')}</span>
          </Button>
        )}
      </div>
      <Fold isOpen={!isOpen && excerpt !== ''}>
        <div className="px-3 pb-3">
          <p className="line-clamp-2 text-sm leading-snug text-muted">{excerpt}</p>
          {changed.length > 0 && (
            <p className="pt-1 text-sm leading-snug">
              {t('generate.brief.changed', { facts: list([...changed]) })}
            </p>
          )}
        </div>
      </Fold>
      <Fold isOpen={isOpen} id={`${id}-body`}>
        <div className="grid grid-cols-1 gap-5 px-3 pt-0.5 pb-4">{children}</div>
      </Fold>
    </section>
  )
}
