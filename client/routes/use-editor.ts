import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Editor, WayBack } from '#client/features/editor/editor.ts'
import type { EditorState, Way } from '#client/features/editor/editor-state.ts'
import type { GenerationControl } from '#client/features/generation/use-generation.ts'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { PageStanding } from '#shared/page/page-event.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { WishUndo } from '#shared/page/wish.ts'
import { shownPage } from './shown-page.ts'
import { useNotices } from './use-notices.ts'
import { useStore } from './use-store.ts'

export interface EditorLink {
  /** How the page stands at the server, and who else has it open; null until that is told. */
  standing: PageStanding | null
  /** Null until the page is written and the editor has come. */
  open: Editor | null
  edited: EditorState | null
  /** The same while something is written, when nothing may be edited. */
  kept: { editor: Editor; state: EditorState } | null
  /** The page as it is written or edited. */
  shown: PageState | null
  /** Makes edits and resolves with the page once they are saved; rejects where they cannot be. */
  save(ops: EditOp[]): Promise<PageDocument>
  /** The editor as soon as the page is written and it has come. */
  opened(): Promise<Editor>
  /** Does what must not come before the edits so far, at once where nothing is unsaved. */
  whenSaved(act: () => void): void
}

interface Wishes {
  /** Whether what is written last is a wish, or follows an edit that was just saved. */
  isWish: boolean
  isFollowing: boolean
  /** Which of the editors of another's page this person is; null of its owner. */
  guest: number | null
  /** A wish was taken back, or made again. */
  onWish: (turned: WishUndo) => void
}

/** The editor of the page in the workspace: fetched when the writing is done, and not before. */
export function useEditor(
  slug: string | null,
  written: GenerationControl,
  { isWish, isFollowing, guest, onWish }: Wishes,
): EditorLink {
  const { open, opened, standing } = useOpenEditor(slug, written, onWish, guest)
  const edited = useStore(open)
  const { t } = useI18n()
  const toast = useToast()
  const { state, isWriting } = written
  // Where the page was before the edits that were saved last.
  const saved = useRef<{ before: number; steps: number } | null>(null)
  useFollowWriting(open, written, (state) => {
    const step = isWish && stepOf(state.progress.outcomes)
    if (step) return { step }
    if (isWish) return { wish: state.progress.generation ?? '' }
    return isFollowing ? saved.current : null
  })

  const { link } = written
  const shown = useMemo(
    () => shownPage({ state, isWriting, link }, edited),
    [state, edited, isWriting, link],
  )
  const whenOpen = async () => {
    await written.finished()
    return opened()
  }
  return {
    standing,
    open: isWriting ? null : open,
    edited: isWriting ? null : edited,
    kept: open && edited && { editor: open, state: edited },
    shown,
    opened: whenOpen,
    async save(ops) {
      const editor = await whenOpen()
      await editor.flush()
      const { base, undo } = editor.state()
      saved.current = { before: base.rev, steps: undo.length }
      editor.apply(ops)
      await editor.flush()
      return editor.state().document
    },
    whenSaved(act) {
      if (isWriting) return void written.finished().then(act)
      if (!open || open.state().pending.length === 0) return act()
      open.flush().then(act, () => toast(t('editor.notice.notSaved'), { kind: 'error' }))
    },
  }
}

/** Fetches the editor for a page that is written, and lets go of the one for the page before. */
function useOpenEditor(
  slug: string | null,
  { state, isWriting }: GenerationControl,
  onWish: Wishes['onWish'],
  guest: Wishes['guest'],
) {
  const api = useApi()
  const { onNotice, onOthersChange } = useNotices(guest)
  const [open, setOpen] = useState<Editor | null>(null)
  const [standing, setStanding] = useState<PageStanding | null>(null)
  const opening = useRef<{ slug: string; editor: Promise<Editor> } | null>(null)
  const page = useRef({ state, isWriting })
  useLayoutEffect(() => {
    page.current = { state, isWriting }
  })
  const opened = useCallback((): Promise<Editor> => {
    const document = page.current.state?.document
    if (!slug || !document) return Promise.reject(new Error('There is no page to edit'))
    if (opening.current?.slug !== slug) {
      const editor = import('#client/features/editor/create-editor.ts').then(({ openEditor }) =>
        openEditor({
          api,
          slug,
          document,
          onNotice,
          onOthersChange,
          onStanding: setStanding,
          isWriting: () => page.current.isWriting,
          onWish,
        }),
      )
      opening.current = { slug, editor }
    }
    return opening.current.editor
  }, [api, slug, onNotice, onOthersChange, onWish])
  const isReady = slug !== null && state !== null && !isWriting
  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    opened().then(
      (editor) => isCurrent && setOpen(editor),
      (error: unknown) => console.error('The editor could not be opened', error),
    )
    return () => {
      isCurrent = false
    }
  }, [isReady, opened])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for each page
  useEffect(
    () => () => {
      void opening.current?.editor.then((editor) => editor.close())
      opening.current = null
      setOpen(null)
      setStanding(null)
    },
    [slug],
  )
  return { open: open?.state().slug === slug ? open : null, opened, standing }
}

function stepOf(outcomes: readonly CommandOutcome[]): Way | null {
  const isTold = (told: CommandOutcome['code']) => outcomes.some(({ code }) => code === told)
  if (isTold('undone')) return 'undo'
  return isTold('redone') ? 'redo' : null
}

/**
 * Takes in what a generation or a reload brought, with a way back to the page before it.
 * @param wayOf null for the revision it began on, `step` where it was one through the history
 */
function useFollowWriting(
  open: Editor | null,
  { state, isWriting }: GenerationControl,
  wayOf: (state: PageState) => WayBack | { step: Way } | null,
): void {
  const before = useRef<number | null>(null)
  const latestWay = useRef(wayOf)
  useLayoutEffect(() => {
    latestWay.current = wayOf
  })
  useEffect(() => {
    if (!open || !state) return
    if (isWriting) {
      before.current ??= open.state().base.rev
      return
    }
    const found = before.current
    before.current = null
    if (found === null || found >= state.document.rev) return open.receive(state.document)
    const way = latestWay.current(state)
    if (way && 'step' in way) open.stepped(state.document, way.step)
    else open.rewritten(state.document, way ?? { before: found })
  }, [open, state, isWriting])
}
