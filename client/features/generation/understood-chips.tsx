import { memo } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { nounInPhrase } from '#client/ui/noun-in-phrase.ts'
import type { ChipKey } from './chip-keys.ts'
import type { UnderstoodChip } from './understood.ts'

interface UnderstoodChipsProps {
  chips: readonly UnderstoodChip[]
  /** The one that is being corrected. */
  editing: ChipKey | null
  onEdit: (key: ChipKey) => void
}

/** What was understood of the brief, each to be corrected; what is missing, to be added. */
export const UnderstoodChips = memo((props: UnderstoodChipsProps) => {
  const { t } = useI18n()
  const { chips, editing } = props
  if (chips.length === 0) return null
  const certain = chips.filter(({ key, doubt }) => told.has(key) && doubt === null)
  const folded = certain.length < leastFolded ? [] : certain
  return (
    <section aria-label={t('generate.understood')} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="font-text text-sm font-medium tracking-normal">
          {t('generate.understood')}
        </h3>
        <p className="text-xs text-muted">{t('generate.correct')}</p>
      </div>
      <FactRows {...props} chips={chips.filter((chip) => !folded.includes(chip))} />
      {folded.length > 0 && (
        <details open={folded.some(({ key }) => key === editing)} className="group">
          <summary className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-md text-sm text-muted select-none hover:text-text pointer-coarse:min-h-11">
            <Icon name="chevron-right" size={14} className="group-open:rotate-90" />
            {t('generate.facts.more', { count: folded.length })}
          </summary>
          <FactRows {...props} chips={folded} />
        </details>
      )}
    </section>
  )
})

/** What is only told: nobody rings, comes or pays by it, so it need not be gone through. */
const told: ReadonlySet<ChipKey> = new Set([
  'kind',
  'people',
  'highlights',
  'policies',
  'audience',
  'since',
])
/** One alone takes no more room than what would open it. */
const leastFolded = 2

function FactRows({ chips, editing, onEdit }: UnderstoodChipsProps) {
  return (
    <ul className="-mx-2 grid grid-cols-1 sm:max-md:grid-cols-2">
      {chips.map((chip) => (
        <li key={chip.key} data-chip={chip.key} className="min-w-0 animate-fade">
          <FactRow chip={chip} isOpen={chip.key === editing} onEdit={() => onEdit(chip.key)} />
        </li>
      ))}
    </ul>
  )
}

interface FactRowProps {
  chip: UnderstoodChip
  /** Whether its form is open. */
  isOpen: boolean
  onEdit: () => void
}

/** What a fact is called and what it is, or the offer to add it. */
function FactRow({ chip: { key, value, rows, doubt }, isOpen, onEdit }: FactRowProps) {
  const { t, locale } = useI18n()
  const label = t(`generate.facts.${key}`)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={doubt ? t(`generate.facts.doubt.${doubt}`) : undefined}
      onClick={onEdit}
      className={`group/fact relative grid min-h-8 w-full grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-3 rounded-md px-2 py-1.5 text-left text-sm transition-colors duration-150 hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:py-2.5 ${isOpen ? 'bg-sunken' : ''}`}
    >
      {value ? (
        <>
          <span className="text-muted">{label}</span>{' '}
          <span className={`font-medium wrap-anywhere ${rows ? '' : 'line-clamp-2'}`}>
            {rows ? (
              <PriceRows rows={rows} why={doubt && t(`generate.facts.doubt.${doubt}`)} />
            ) : doubt ? (
              <Doubtful value={value} why={t(`generate.facts.doubt.${doubt}`)} />
            ) : (
              value
            )}
          </span>
          <span
            aria-hidden
            className="absolute top-1 right-1 rounded-sm bg-sunken p-1.5 text-muted opacity-0 transition-opacity duration-150 group-hover/fact:opacity-100"
          >
            <Icon name="pencil" size={14} />
          </span>
        </>
      ) : (
        <span className="col-span-2 inline-flex items-center gap-1.5 text-muted">
          <Icon name="plus" size={14} />
          {t('generate.facts.add', { fact: nounInPhrase(label, locale) })}
        </span>
      )}
    </button>
  )
}

/** More are counted: the table that opens has them all. */
const mostRows = 4

/** Each price in a line of its own, what it is for and how much apart. */
function PriceRows({
  rows,
  why,
}: {
  rows: readonly (readonly [string, string])[]
  why: string | null
}) {
  const left = rows.length - mostRows
  return (
    <span className="grid gap-0.5">
      {rows.slice(0, mostRows).map(([item, sum]) => (
        <span key={`${item} ${sum}`} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate">{item}</span>{' '}
          <span className="shrink-0 tabular-nums">
            {why ? <Doubtful value={sum} why={why} /> : sum}
          </span>
        </span>
      ))}
      {left > 0 && <span className="text-muted">+{left}</span>}
    </span>
  )
}

/** A guess looks like one, and says so to who cannot see it. */
function Doubtful({ value, why }: { value: string; why: string }) {
  return (
    <>
      <span className="rounded-sm bg-warning-soft box-decoration-clone px-1.5 py-0.5 text-on-warning-soft">
        {value}?
      </span>
      <span className="sr-only"> {why}</span>
    </>
  )
}
