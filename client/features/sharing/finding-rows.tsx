import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { type Finding, isWish } from '#shared/page/check-page.ts'
import { routePath } from '#shared/routes.ts'
import { useFindingText } from './finding-text.ts'
import { canBeShown } from './finding-trail.ts'

export interface FindingRowsProps {
  /** What is wrong is shown whole; of what could be better the first. */
  tone: 'fault' | 'suggestion'
  findings: Finding[]
  onFix: (finding: Finding) => void
  /** Of the page, for who is not on it. */
  slug: string
  className?: string
  /** Absent where the page cannot be edited from. */
  onGo?: ((finding: Finding) => void) | undefined
}

/** More than these are asked for. */
const shownAtFirst = 3

/** What could be better, the most important first; nothing of it stands in the way. */
export function FindingRows({
  tone,
  findings,
  slug,
  onFix,
  onGo,
  className = '',
}: FindingRowsProps) {
  const { t } = useI18n()
  const [isOpen, setIsOpen] = useState(false)
  const sorted = [...findings].sort((a, b) => Number(isWish(a)) - Number(isWish(b)))
  const isFault = tone === 'fault'
  const shown = isOpen || isFault ? sorted : sorted.slice(0, shownAtFirst)
  const left = sorted.length - shown.length
  return (
    <section
      className={`grid gap-1 ${isFault ? 'rounded-lg bg-warning-soft p-3 text-on-warning-soft' : ''} ${className}`}
    >
      <h3
        className={`font-text text-sm font-medium tracking-normal ${isFault ? '' : 'text-muted'}`}
      >
        {t(isFault ? 'share.gate.faults' : 'share.gate.findings')}
      </h3>
      <ul className="grid divide-y divide-line">
        {shown.map((finding) => (
          <FindingRow key={keyOf(finding)} {...{ finding, slug, onFix, onGo }} />
        ))}
      </ul>
      {left > 0 && (
        <Button size="sm" variant="ghost" className="-ml-3 w-fit" onClick={() => setIsOpen(true)}>
          {t('share.gate.more', { count: left })}
        </Button>
      )}
    </section>
  )
}

interface FindingRowProps extends Pick<FindingRowsProps, 'slug' | 'onFix' | 'onGo'> {
  finding: Finding
}

function FindingRow({ finding, slug, onFix, onGo }: FindingRowProps) {
  const { t } = useI18n()
  const { language } = finding
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <p className="min-w-0 grow text-sm wrap-anywhere">{useFindingText(finding)}</p>
      <div className="-mr-3 flex shrink-0 flex-wrap justify-end">
        {finding.fix && (
          <Button size="sm" variant="ghost" onClick={() => onFix(finding)}>
            {t(language ? 'share.gate.leaveOut' : 'share.gate.fix')}
          </Button>
        )}
        {(language || !finding.fix) && <WayThere {...{ finding, slug, onGo }} />}
      </div>
    </li>
  )
}

/** Leads to what is found, in this workspace or from another screen. */
function WayThere({ finding, slug, onGo }: Omit<FindingRowProps, 'onFix'>) {
  const { t } = useI18n()
  const { language } = finding
  if (onGo && canBeShown(finding))
    return (
      <Button size="sm" variant="ghost" onClick={() => onGo(finding)}>
        {t(language ? 'settings.checkTexts' : 'share.gate.go')}
      </Button>
    )
  if (!language) return null
  return (
    <ButtonLink size="sm" variant="ghost" to={`${routePath('generate', { slug })}#${language}`}>
      {t('settings.checkTexts')}
    </ButtonLink>
  )
}

function keyOf({ code, block, path, language }: Finding): string {
  return [code, block, path, language].join(' ')
}
