import { useMemo, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { PageLanguage } from '#shared/page/document.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { PreviewWidth } from './fit-width.ts'
import { PreviewStage } from './preview-stage.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'

export interface PreviewPaneProps {
  state: PageState | null
  slug: string | null
  isWriting: boolean
  onWant: (wanted: string) => void
}

/** The right side: the page, its languages and the width it is shown in. */
export function PreviewPane({ state, slug, isWriting, onWant }: PreviewPaneProps) {
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
      },
    [state, language, slug, isWriting],
  )
  return (
    <>
      <PreviewToolbar
        languages={languages}
        language={language}
        width={width}
        onLanguage={setChosen}
        onWidth={setWidth}
      />
      <PreviewStage
        page={page}
        width={width}
        onWant={onWant}
        empty={<EmptyState title={t('generate.empty.title')} text={t('generate.empty.text')} />}
      />
    </>
  )
}
