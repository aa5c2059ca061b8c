import { useMemo, useState } from 'react'
import type { EditingWords, PreviewReport } from '#client/blocks/preview-messages.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { PageLanguage } from '#shared/page/document.ts'
import type { PageState } from '#shared/page/page-state.ts'
import { staleTexts } from '#shared/page/stale-texts.ts'
import type { PreviewWidth } from './fit-width.ts'
import { PreviewStage } from './preview-stage.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'

export interface PreviewPaneProps {
  state: PageState | null
  slug: string | null
  isWriting: boolean
  /** What the page's own controls say; null while it cannot be edited. */
  editing: EditingWords | null
  /** The block whose form is open, or that is being pointed at. */
  selected: string | null
  /** How often something has been pointed at. */
  turn: number
  onReport: (report: PreviewReport) => void
}

/** The right side: the page, its languages and the width it is shown in. */
export function PreviewPane({
  state,
  slug,
  isWriting,
  editing,
  selected,
  turn,
  onReport,
}: PreviewPaneProps) {
  const { t } = useI18n()
  const [chosen, setChosen] = useState<PageLanguage | null>(null)
  const [width, setWidth] = useState<PreviewWidth>('full')
  const languages = state?.document.locales ?? []
  const language = chosen && languages.includes(chosen) ? chosen : (state?.document.base ?? 'en')
  const page = useMemo(
    () =>
      state && {
        type: 'ninefold:page' as const,
        document: state.document,
        done: state.progress.done,
        language,
        slug: slug ?? '',
        writing: isWriting,
        editing: isWriting ? null : editing,
        selected,
        turn,
      },
    [state, language, slug, isWriting, editing, selected, turn],
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
        onWidth={setWidth}
      />
      <PreviewStage
        page={page}
        width={width}
        onReport={onReport}
        empty={<EmptyState title={t('generate.empty.title')} text={t('generate.empty.text')} />}
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
