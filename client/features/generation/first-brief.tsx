import { useI18n } from '#client/platform/i18n.tsx'
import { ExampleChips } from '#client/ui/example-chips.tsx'
import { BriefEditing } from './brief-editing.tsx'
import type { BriefPanelProps } from './brief-panel.tsx'

/** Where a page begins: the box of the front page, with something to begin from. */
export function FirstBrief(props: BriefPanelProps & { error: string | null }) {
  const { t } = useI18n()
  const { draft, areaRef } = props
  const fill = (brief: string) => {
    draft.onBrief(brief)
    areaRef.current?.focus()
  }
  return (
    <div className="grid grid-cols-1 pt-[clamp(0.75rem,9dvh,6rem)] text-center low:pt-0">
      <h2 className="mb-7 text-4xl whitespace-pre-line low:sr-only">{t('home.title')}</h2>
      <BriefEditing {...props} />
      <ExampleChips onPick={fill} />
    </div>
  )
}
