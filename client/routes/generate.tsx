import { type ReactNode, useMemo, useRef, useState } from 'react'
import { UpgradeOffer } from '#client/features/pages/upgrade-offer.tsx'
import type { FindingTrail } from '#client/features/sharing/finding-trail.ts'
import {
  type OpenSheet,
  PublishControl,
  PublishWords,
} from '#client/features/sharing/publish-control.tsx'
import { ShareControl } from '#client/features/sharing/share-control.tsx'
import type { PreviewWidth } from '#client/features/workspace/fit-width.ts'
import { OfflineBar } from '#client/features/workspace/offline-bar.tsx'
import { PreviewPane } from '#client/features/workspace/preview-pane.tsx'
import { WorkspaceBar } from '#client/features/workspace/workspace-bar.tsx'
import { WorkspaceFrame } from '#client/features/workspace/workspace-frame.tsx'
import { type I18n, useI18n } from '#client/platform/i18n.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { useRevalidate } from '#client/platform/router.tsx'
import { useOnline } from '#client/platform/use-online.ts'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { locales } from '#shared/locales.ts'
import { pageName } from '#shared/page/page-name.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { PageDetail, Payloads } from '#shared/payloads.ts'
import { KeepOffer } from './account-offers.tsx'
import { AskedBeforePublishing } from './name-asked.tsx'
import { usePayload } from './screen.ts'
import { useEditingWords } from './use-editing-words.ts'
import type { EditorLink } from './use-editor.ts'
import { useFindings } from './use-findings.ts'
import { useMovedPage } from './use-page-address.ts'
import { usePalette } from './use-palette.ts'
import { fetchDrawn, useToolsAhead, useWritingAhead } from './use-tools-ahead.ts'
import { useWorkspace } from './use-workspace.ts'
import { useWorkspaceKey } from './use-workspace-key.ts'
import type { Workspace as WorkspaceState } from './workspace.ts'
import { WorkspaceDock } from './workspace-dock.tsx'
import { WorkspaceSide } from './workspace-side.tsx'

const EditorBar = lazyPart(
  async () => (await import('#client/features/editor/editor-bar.tsx')).EditorBar,
)

const FindingBar = lazyPart(
  async () => (await import('#client/features/sharing/finding-bar.tsx')).FindingBar,
)

const PeopleHere = lazyPart(
  async () => (await import('#client/features/sharing/people-here.tsx')).PeopleHere,
)

const WorkspaceEnded = lazyPart(async () => (await import('./workspace-ended.tsx')).WorkspaceEnded)

const WorkspacePalette = lazyPart(
  async () => (await import('./workspace-palette.tsx')).WorkspacePalette,
)

export const head = {}
export const fetchParts = fetchDrawn

/** The generator: a brief on the left, the page it becomes on the right. */
export function Screen() {
  const { page, engines, unread } = usePayload('generate')
  const key = useWorkspaceKey(page)
  if (page?.version === 1)
    return (
      <>
        <TabTitle name={page.title} />
        <UpgradeOffer page={page} />
      </>
    )
  return <Workspace key={key} page={page} engines={engines} unread={unread} />
}

function Workspace({ page, engines, unread }: Payloads['generate']) {
  const { t } = useI18n()
  const workspace = useWorkspace(page, engines)
  const { generation, editor, slug, side, writing, pointing, facts, onReport } = workspace
  const { state, isWriting, link } = generation
  const { isGuest } = workspace
  const name = state ? pageName(state.document) : (page?.title ?? '')
  const [width, onWidth] = useState<PreviewWidth | null>(null)
  const palette = usePalette()
  const saving = editor.edited?.saving
  const isFull = saving === 'full'
  const isCutOff = !useOnline() || saving === 'offline' || isFull
  const full = isGuest ? 'fullOfOwner' : 'full'
  const actions = useRef<HTMLDivElement>(null)
  const findings = useFindings(onReport, (language) => {
    workspace.onLanguage(language)
    workspace.onSide('preview')
  })
  const onPublish = () => pressButton(actions.current, -1)
  useWritingAhead()
  useToolsAhead(editor.open !== null)
  const shown = useTried(facts.shown, workspace.tried)
  const editing = useEditingWords(editor, workspace.read, isGuest)
  if (isGuest && saving === 'gone') return <WorkspaceEnded pending={editor.edited?.pending ?? []} />
  return (
    <>
      <TabTitle name={name} />
      <WorkspaceFrame
        side={side}
        onSide={workspace.onSide}
        hasPage={state !== null}
        isEmpty={state === null && !isWriting}
        isTall={workspace.card.view === 'choice'}
        onUndo={undoOf(editor)}
        bar={
          <WorkspaceBar
            title={name || t('generate.newPage')}
            lang={state && name ? locales[state.document.base].tag : undefined}
            slug={slug}
            isGuest={isGuest}
            unread={unread}
            state={
              slug && !isCutOff ? t(`generate.state.${isWriting ? link : savingState(editor)}`) : ''
            }
            onPalette={palette.onOpen}
            onNew={workspace.onStartOver}
            onShare={page && !isGuest ? () => pressButton(actions.current, 0) : null}
            people={editor.standing && <PeopleHere people={editor.standing.people} />}
            tools={<EditorTools editor={editor} isWriting={isWriting} />}
            actions={
              <div ref={actions} className="contents">
                <PageActions
                  page={page}
                  rev={state?.document.rev ?? 0}
                  disabled={writing === 'page'}
                  editor={editor}
                  onGo={findings.onGo}
                  question={(sheet) => (
                    <AskedBeforePublishing workspace={workspace} sheet={sheet} />
                  )}
                />
              </div>
            }
          />
        }
        task={
          <>
            {isCutOff && (
              <OfflineBar isHolding={isHolding(workspace)} full={isFull ? full : null} />
            )}
            {findings.trail && (
              <FindingBar
                trail={findings.trail}
                onNext={findings.onNext}
                onBack={() => {
                  findings.onEnd()
                  onPublish()
                }}
                onClose={findings.onEnd}
              />
            )}
          </>
        }
        brief={<WorkspaceSide {...workspace} />}
        dock={<WorkspaceDock {...workspace} />}
        preview={
          <PreviewPane
            state={shown}
            slug={slug}
            isWriting={writing === 'page'}
            editing={editing}
            selected={selectedIn(workspace)}
            selectedPath={pointing.pointed.path}
            turn={pointing.pointed.turn}
            isTyped={pointing.pointed.isTyped}
            lit={pointing.lit}
            shownIn={workspace.shownIn}
            onLanguage={workspace.onLanguage}
            width={width}
            onWidth={onWidth}
            onPoint={workspace.onShow}
            onType={pointing.onType}
            onEdit={editor.open?.apply ?? null}
            onReport={(report) =>
              report.type === 'ninefold:palette' ? palette.onOpen() : onReport(report)
            }
          />
        }
      />
      {palette.isOpen && (
        <WorkspacePalette
          workspace={workspace}
          onWidth={onWidth}
          publishLabel={publishLabel(t, buttonLabel(actions.current, -1))}
          onShare={() => pressButton(actions.current, 0)}
          onPublish={onPublish}
          onClose={palette.onClose}
        />
      )}
    </>
  )
}

/** As a person would: what the button opens belongs to it. */
function pressButton(place: HTMLElement | null, at: number): void {
  buttonOf(place, at)?.click()
}

/** A button may say how things are; in a list of commands that is no name for what it does. */
function publishLabel(t: I18n['t'], label: string): string {
  return label === t('share.publish.done') ? t('palette.online') : label
}

/** What it says to whoever hears it. */
function buttonLabel(place: HTMLElement | null, at: number): string {
  const words = [...(buttonOf(place, at)?.querySelectorAll('span:not([aria-hidden])') ?? [])]
  return words.map(({ textContent }) => textContent).join('')
}

function buttonOf(place: HTMLElement | null, at: number): HTMLButtonElement | undefined {
  return [...(place?.querySelectorAll('button') ?? [])].at(at)
}

/** The tab is found by the page's name among others. */
function TabTitle({ name }: { name: string }) {
  const { t } = useI18n()
  return <title>{name ? `${name} · ${t('site.name')}` : t('generate.meta.title')}</title>
}

/** Undo and redo; they stay in their places while something is written. */
function EditorTools({ editor: { kept }, isWriting }: { editor: EditorLink; isWriting: boolean }) {
  if (!kept) return null
  return (
    <div className="contents" inert={isWriting}>
      <EditorBar {...kept} />
    </div>
  )
}

/** Takes the last change back; null while there is none. */
function undoOf({ open, edited }: EditorLink): (() => void) | null {
  return open && edited && edited.undo.length > 0 ? open.undo : null
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
function selectedIn({ panel, selected, pointing }: WorkspaceState): string | null {
  return panel === 'parts' && selected ? selected : pointing.pointed.id
}

/** Whether a change is still to be sent. */
function isHolding({ thread, editor }: WorkspaceState): boolean {
  return thread.isBusy || (editor.edited?.pending.length ?? 0) > 0
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
  onGo: (trail: FindingTrail) => void
  question: (sheet: OpenSheet) => ReactNode
}

/** Share and publish; in their places from the start, so that nothing moves when they wake. */
function PageActions({ page, rev, disabled, editor, onGo, question }: PageActionsProps) {
  const { t } = useI18n()
  const revalidate = useRevalidate()
  const onMoved = useMovedPage()
  if (page?.guest) return <Chip label={t('share.guest.title')} value="" tone="accent" />
  if (page) {
    return (
      <>
        {/* A phone's bar has room for the page's name instead: its menu shares. */}
        <div className="max-sm:hidden">
          <ShareControl page={page} standing={editor.standing} disabled={disabled} />
        </div>
        <PublishControl
          page={page}
          rev={rev}
          disabled={disabled}
          whenSaved={editor.whenSaved}
          onChange={revalidate}
          offer={<KeepOffer />}
          onMoved={onMoved}
          onEdit={editor.save}
          onGo={onGo}
          question={question}
          inBar
        />
      </>
    )
  }
  return (
    <>
      <Button icon="share-2" disabled className="max-sm:hidden">
        {t('share.action')}
      </Button>
      <Button disabled>
        <PublishWords full={t('share.publish.action')} />
      </Button>
    </>
  )
}
