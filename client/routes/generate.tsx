import { lazy, Suspense, useMemo } from 'react'
import type { Missing } from '#client/blocks/draft-block.tsx'
import type { PreviewReport } from '#client/blocks/preview-messages.ts'
import { UpgradeOffer } from '#client/features/pages/upgrade-offer.tsx'
import { PublishControl } from '#client/features/sharing/publish-control.tsx'
import { ShareControl } from '#client/features/sharing/share-control.tsx'
import { PreviewPane } from '#client/features/workspace/preview-pane.tsx'
import { WorkspaceBar } from '#client/features/workspace/workspace-bar.tsx'
import { WorkspaceFrame } from '#client/features/workspace/workspace-frame.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useRevalidate } from '#client/platform/router.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Finding } from '#shared/page/check-page.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { PageDetail, Payloads } from '#shared/payloads.ts'
import { usePayload } from './screen.ts'
import { useEditingWords } from './use-editing-words.ts'
import type { EditorLink } from './use-editor.ts'
import { useToolsAhead } from './use-tools-ahead.ts'
import { useWorkspace, type Workspace as WorkspaceState } from './use-workspace.ts'
import { WorkspaceSide } from './workspace-side.tsx'

const EditorBar = lazy(async () => ({
  default: (await import('#client/features/editor/editor-bar.tsx')).EditorBar,
}))

export const head = { title: 'generate.meta.title' }

/** The generator: a brief on the left, the page it becomes on the right. */
export function Screen() {
  const { page, engines } = usePayload('generate')
  if (page?.version === 1) return <UpgradeOffer page={page} />
  return <Workspace page={page} engines={engines} />
}

function Workspace({ page, engines }: Payloads['generate']) {
  const { t } = useI18n()
  const workspace = useWorkspace(page, engines)
  const { generation, editor, slug, side, onSide, onReport } = workspace
  const { state, isWriting, link } = generation
  const { open, edited } = editor
  useToolsAhead(open !== null)
  return (
    <WorkspaceFrame
      side={side}
      onSide={onSide}
      hasPage={state !== null}
      onUndo={open && edited && edited.undo.length > 0 ? open.undo : null}
      bar={
        <WorkspaceBar
          title={state?.document.meta.title || page?.title || t('generate.newPage')}
          slug={slug}
          state={slug ? t(`generate.state.${isWriting ? link : savingState(editor)}`) : ''}
          tools={
            open &&
            edited && (
              <Suspense>
                <EditorBar editor={open} state={edited} />
              </Suspense>
            )
          }
          actions={
            <PageActions
              page={page}
              rev={state?.document.rev ?? 0}
              disabled={isWriting}
              editor={editor}
              onGo={(finding) => onReport(reportOn(finding))}
            />
          }
        />
      }
      brief={<WorkspaceSide {...workspace} />}
      preview={
        <PreviewPane
          state={useTried(state, workspace.tried)}
          slug={slug}
          isWriting={isWriting}
          editing={useEditingWords(editor)}
          selected={selectedIn(workspace)}
          turn={workspace.pointed.turn}
          onReport={onReport}
        />
      }
    />
  )
}

/** The page in the look that is being tried on. */
function useTried(state: PageState | null, tried: Partial<Theme> | null): PageState | null {
  return useMemo(() => {
    if (!state || !tried) return state
    const { document } = state
    return { ...state, document: { ...document, theme: { ...document.theme, ...tried } } }
  }, [state, tried])
}

/** The block whose form is open, or that is being pointed at. */
function selectedIn({ panel, selected, pointed }: WorkspaceState): string | null {
  if (panel === 'parts') return selected
  return panel === 'brief' ? pointed.id : null
}

/** As if the finding's place on the page had been pressed. */
function reportOn({ code, block: id = '' }: Finding): PreviewReport {
  const [, wanted] = /^missing_(\w+)$/.exec(code) ?? []
  return wanted
    ? { type: 'ninefold:want', id, wanted: wanted as Missing }
    : { type: 'ninefold:command', command: 'form', id }
}

/** One word on what became of the edits. */
function savingState({ edited }: EditorLink): string {
  if (!edited) return 'saved'
  return edited.conflicts.length > 0 ? 'conflict' : edited.saving
}

interface PageActionsProps {
  page: PageDetail | null
  rev: number
  disabled: boolean
  editor: EditorLink
  /** Leads to what is worth a look before publishing. */
  onGo: (finding: Finding) => void
}

/** Share and publish; in their places from the start, so that nothing moves when they wake. */
function PageActions({ page, rev, disabled, editor, onGo }: PageActionsProps) {
  const { t } = useI18n()
  const revalidate = useRevalidate()
  if (page) {
    return (
      <>
        <ShareControl slug={page.slug} disabled={disabled} />
        <PublishControl
          page={page}
          rev={rev}
          disabled={disabled}
          whenSaved={editor.whenSaved}
          onChange={revalidate}
          onEdit={editor.save}
          onGo={onGo}
        />
      </>
    )
  }
  return (
    <>
      <Button icon="share-2" disabled aria-label={t('share.action')}>
        <span className="max-sm:hidden">{t('share.action')}</span>
      </Button>
      <Button disabled>{t('share.publish.action')}</Button>
    </>
  )
}
