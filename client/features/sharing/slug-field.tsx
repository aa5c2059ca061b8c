import { useId } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { slugLength } from '#shared/page/slug-shape.ts'
import type { SlugChoice } from './use-slug-choice.ts'

/** The address a page is about to have: its end can be written over. */
export function SlugField({ start, choice }: { start: string; choice: SlugChoice }) {
  const { t } = useI18n()
  const id = useId()
  const { value, state, type } = choice
  const isWrong = state === 'taken' || state === 'wrong'
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('share.publish.address')}
      </label>
      <div
        className={`flex flex-wrap items-center rounded-md border bg-raised px-3 transition-colors duration-150 focus-within:border-accent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent ${isWrong ? 'border-error' : 'border-line-strong/60'}`}
      >
        <span aria-hidden className="max-w-full truncate pt-2 text-sm text-muted xs:py-2">
          {start}
        </span>
        {/* Whole, in a line of its own where there is no room beside what stands before it. */}
        <span
          style={{ minWidth: `min(100%, ${value.length + 3}ch + 1.5rem)` }}
          className="flex flex-1 items-center"
        >
          <input
            id={id}
            value={value}
            maxLength={slugLength.max}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => type(event.target.value)}
            className="h-10 min-w-0 flex-1 bg-transparent text-base font-medium outline-none"
          />
          <span className="size-4.5 shrink-0">
            <StateIcon choice={choice} />
          </span>
        </span>
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={`text-sm ${isWrong ? 'text-error' : 'text-muted'}`}
      >
        {t(`share.publish.slug.${state === 'free' && isMakeshift(value) ? 'makeshift' : state}`)}
      </p>
    </div>
  )
}

/** What the server offers where a name has no letters of an address: it says nothing of the page. */
const isMakeshift = (slug: string): boolean => /^page-[a-z0-9]{1,4}$/.test(slug)

function StateIcon({ choice: { state } }: { choice: SlugChoice }) {
  if (state === 'checking')
    return <Icon name="loader-circle" size={18} className="animate-spin text-muted" />
  return state === 'free' ? <Icon name="check" size={18} className="text-success" /> : null
}
