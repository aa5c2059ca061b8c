import { useMemo, useRef } from 'react'
import type { EditingWords, PreviewReport, TextPlace } from '#client/blocks/preview-messages.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { PageState } from '#shared/page/page-state.ts'
import { staleTexts } from '#shared/page/stale-texts.ts'
import { type PreviewWidth, usualWidth } from './fit-width.ts'
import { PreviewStage } from './preview-stage.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'
import { TranslationBar } from './translation-bar.tsx'
import { useColumn } from './use-column.ts'
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
  /** Whether that text is to be typed into at once. */
  isTyped: boolean
  /** What is pointed at from the side. */
  lit: TextPlace[]
  /** The language it is shown in; null is the page's own. */
  shownIn: PageLanguage | null
  onLanguage: (language: PageLanguage) => void
  /** Null until one is chosen. */
  width: PreviewWidth | null
  onWidth: (width: PreviewWidth) => void
  /** Brings a text of the page into view. */
  onPoint: (id: string, path: string) => void
  /** The same, with the caret in it. */
  onType: (id: string, path: string) => void
  /** Null while nothing may be edited. */
  onEdit: ((ops: EditOp[]) => void) | null
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
  isTyped,
  lit,
  shownIn,
  onLanguage,
  width,
  onWidth,
  onPoint,
  onType,
  onEdit,
  onReport,
}: PreviewPaneProps) {
  const stageRef = useRef<HTMLDivElement>(null)
  const column = useColumn(stageRef)
  const shownWidth = width ?? usualWidth(column)
  const languages = state?.document.locales ?? []
  const language = shownIn && languages.includes(shownIn) ? shownIn : (state?.document.base ?? 'en')
  const stale = useStale(state, isWriting)
  const current = selected !== null && selectedPath ? `${selected}.${selectedPath}` : null
  const isReviewed = current !== null && stale[language]?.includes(current)
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
        isTyped,
        lit: isReviewed && selected !== null ? [{ id: selected, path: selectedPath ?? '' }] : lit,
      },
    [
      shown,
      isOn,
      language,
      slug,
      isWriting,
      editing,
      selected,
      selectedPath,
      isReviewed,
      turn,
      isTyped,
      lit,
    ],
  )
  return (
    <>
      <PreviewToolbar
        languages={languages}
        stale={stale}
        language={language}
        width={shownWidth}
        onLanguage={onLanguage}
        onWidth={onWidth}
      />
      {state && stale[language] && (
        <TranslationBar
          document={state.document}
          language={language}
          texts={stale[language]}
          current={current}
          onPoint={onPoint}
          onType={onType}
          onEdit={onEdit}
        />
      )}
      <PreviewStage
        page={page}
        width={shownWidth}
        stageRef={stageRef}
        column={column}
        onSkip={isOn && page ? unfolding.skip : null}
        onReport={onReport}
      />
    </>
  )
}

/** The texts of each language that are out of date; none are while the page is written. */
function useStale(
  state: PageState | null,
  isWriting: boolean,
): Partial<Record<PageLanguage, string[]>> {
  return useMemo(() => {
    if (!state || isWriting) return {}
    const { document } = state
    const texts = document.locales.map((locale) => [locale, staleTexts(document, locale)] as const)
    return Object.fromEntries(texts.filter(([, keys]) => keys.length > 0))
  }, [state, isWriting])
}
