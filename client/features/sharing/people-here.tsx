import { useI18n } from '#client/platform/i18n.tsx'
import { PersonMark } from '#client/ui/person-mark.tsx'
import { personName } from '#client/ui/person-name.ts'
import { Tooltip, TooltipProvider } from '#client/ui/tooltip.tsx'
import type { Person } from '#shared/page/page-event.ts'

/** As many as a bar has room for; the others are counted. */
const mostMarks = 3

/** Who else has the page open now: initials, and their names for whoever rests on them or listens. */
export function PeopleHere({ people }: { people: readonly Person[] }) {
  const { t } = useI18n()
  const told = t('share.here', { names: people.map((person) => personName(person, t)).join(', ') })
  const more = people.length - mostMarks
  return (
    <>
      <p role="status" className="sr-only">
        {people.length > 0 && told}
      </p>
      {people.length > 0 && (
        <TooltipProvider>
          <Tooltip label={told}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard its names are read, too */}
            <span role="img" tabIndex={0} aria-label={told} className="flex shrink-0 rounded-full">
              {people.slice(0, mostMarks).map((person, at) => (
                <span
                  key={person?.number ?? 'owner'}
                  className={`-ml-1 rounded-full ring-2 ring-surface first:ml-0 ${at > 0 ? 'max-sm:hidden' : ''}`}
                >
                  <PersonMark isLarge person={person} />
                </span>
              ))}
              <More count={more} className="max-sm:hidden" />
              <More count={people.length - 1} className="sm:hidden" />
            </span>
          </Tooltip>
        </TooltipProvider>
      )}
    </>
  )
}

function More({ count, className }: { count: number; className: string }) {
  if (count < 1) return null
  return (
    <span className={`self-center px-1 text-xs text-muted tabular-nums ${className}`}>
      {`+${count}`}
    </span>
  )
}
