import { useMemo, useState } from 'react'
import type { EditingWords, PreviewReport, TextPlace } from '#client/blocks/preview-messages.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Mark } from '#client/ui/mark.tsx'
import type { PageLanguage } from '#shared/page/document.ts'
import type { PageState } from '#shared/page/page-state.ts'
import { staleTexts } from '#shared/page/stale-texts.ts'
import type { PreviewWidth } from './fit-width.ts'
import { PreviewStage } from './preview-stage.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'
import { useUnfolding } from './use-unfolding.ts'

export interface PreviewPaneProps {
  state: PageState | null
  slug: string | null
  isWriting: boolean
  /** What the page's own controls say; null while it cannot be edited. */
  editing: EditingWords | null
  /** The block whose form is open, or that is being pointed at. */
  selected: string | null
  /** The text of it that is meant. */
  selectedPath: string | undefined
  /** How often something has been pointed at. */
  turn: number
  /** What is pointed at from the side. */
  lit: TextPlace[]
  width: PreviewWidth
  onWidth: (width: PreviewWidth) => void
  onReport: (report: PreviewReport) => void
}

/** The right side: the page, its languages and the width it is shown in. */
export function PreviewPane({
  state,
  slug,
  isWriting,
  editing,
  selected,
  selectedPath,
  turn,
  lit,
  width,
  onWidth,
  onReport,
}: PreviewPaneProps) {
  const { t } = useI18n()
  const [chosen, setChosen] = useState<PageLanguage | null>(null)
  const languages = state?.document.locales ?? []
  const language = chosen && languages.includes(chosen) ? chosen : (state?.document.base ?? 'en')
  const unfolding = useUnfolding(state, isWriting)
  const { state: shown, isOn } = unfolding
  const page = useMemo(
    () =>
      shown && {
        type: 'ninefold:page' as const,
        document: shown.document,
        done: shown.progress.done,
        language,
        slug: slug ?? '',
        writing: isWriting || isOn,
        unfolding: isOn,
        editing: isWriting || isOn ? null : editing,
        selected,
        selectedPath,
        turn,
        lit,
      },
    [shown, isOn, language, slug, isWriting, editing, selected, selectedPath, turn, lit],
  )
  const stale = useStale(state, isWriting)
  return (
    <>
      <PreviewToolbar
        languages={languages}
        stale={stale}
        language={language}
        width={width}
        onLanguage={setChosen}
        onWidth={onWidth}
      />
      <PreviewStage
        page={page}
        width={width}
        onSkip={isOn && page ? unfolding.skip : null}
        onReport={onReport}
        empty={
          isWriting ? (
            <Mark size={56} animated />
          ) : (
            <EmptyState title={t('generate.empty.title')} text={t('generate.empty.text')} />
          )
        }
      />
    </>
  )
}

/** How many texts of each language are out of date; none is counted while the page is written. */
function useStale(state: PageState | null, isWriting: boolean) {
  return useMemo(() => {
    if (!state || isWriting) return {}
    const { document } = state
    return Object.fromEntries(
      document.locales.map((locale) => [locale, staleTexts(document, locale).length]),
    ) as Partial<Record<PageLanguage, number>>
  }, [state, isWriting])
}
