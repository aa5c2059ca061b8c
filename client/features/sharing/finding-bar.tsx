import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { useFindingText } from './finding-text.ts'
import type { FindingTrail } from './finding-trail.ts'

export interface FindingBarProps {
  trail: FindingTrail
  onNext: () => void
  /** Opens what goes online again. */
  onBack: () => void
  onClose: () => void
}

/** What is being looked at before publishing, with the way to the next and back. */
export function FindingBar({ trail: { current, left }, onNext, onBack, onClose }: FindingBarProps) {
  const { t } = useI18n()
  return (
    <section
      aria-label={t('share.gate.title')}
      className="flex shrink-0 items-center gap-x-2 gap-y-1 border-b border-line bg-warning-soft py-1.5 pr-1 pl-4 text-sm max-sm:flex-wrap max-sm:pl-3"
    >
      <p
        role="status"
        className="line-clamp-2 min-w-0 grow basis-40 wrap-anywhere text-on-warning-soft"
      >
        {useFindingText(current)}
      </p>
      {left.length > 0 && (
        <Button size="sm" icon="arrow-right" onClick={onNext}>
          {t('share.gate.next', { count: left.length })}
        </Button>
      )}
      <Button size="sm" variant={left.length > 0 ? 'ghost' : 'secondary'} onClick={onBack}>
        {t('share.gate.back')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon="x"
        aria-label={t('common.close')}
        onClick={onClose}
        className="max-sm:ml-auto"
      />
    </section>
  )
}
