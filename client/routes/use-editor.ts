import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Editor, EditorNotice, WayBack } from '#client/features/editor/editor.ts'
import type { EditorState, Way } from '#client/features/editor/editor-state.ts'
import type { GenerationControl } from '#client/features/generation/use-generation.ts'
import { useApi } from '#client/platform/api-context.tsx'
import { type I18n, useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import type { Refusal } from '#client/ui/refusal-words.ts'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { WishUndo } from '#shared/page/wish.ts'
import { shownPage } from './shown-page.ts'
import { useStore } from './use-store.ts'

export interface EditorLink {
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
  /** The page is another's: it may be out of reach while it is still there. */
  isGuest: boolean
  /** A wish was taken back, or made again. */
  onWish: (turned: WishUndo) => void
}

/** The editor of the page in the workspace: fetched when the writing is done, and not before. */
export function useEditor(
  slug: string | null,
  written: GenerationControl,
  { isWish, isFollowing, isGuest, onWish }: Wishes,
): EditorLink {
  const { open, opened } = useOpenEditor(slug, written, onWish, isGuest)
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
  isGuest: boolean,
) {
  const api = useApi()
  const onNotice = useNotices(isGuest)
  const [open, setOpen] = useState<Editor | null>(null)
  const opening = useRef<{ slug: string; editor: Promise<Editor> } | null>(null)
  const page = useRef({ state, isWriting })
  useLayoutEffect(() => {
    page.current = { state, isWriting }
  })
  const opened = useCallback((): Promise<Editor> => {
    const document = page.current.state?.document
    // What is being written here is no news from elsewhere.
    const tell: typeof onNotice = async (notice, refusal) => {
      if (notice !== 'changedElsewhere' || !page.current.isWriting) await onNotice(notice, refusal)
    }
    if (!slug || !document) return Promise.reject(new Error('There is no page to edit'))
    if (opening.current?.slug !== slug) {
      const editor = import('#client/features/editor/create-editor.ts').then(({ openEditor }) =>
        openEditor({ api, slug, document, onNotice: tell, onWish }),
      )
      opening.current = { slug, editor }
    }
    return opening.current.editor
  }, [api, slug, onNotice, onWish])
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
    },
    [slug],
  )
  return { open: open?.state().slug === slug ? open : null, opened }
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

function useNotices(isGuest: boolean) {
  const i18n = useI18n()
  const toast = useToast()
  return useCallback(
    async (notice: EditorNotice, refusal?: Refusal) => {
      const detail = refusal ? await refusalDetail(refusal, i18n) : ''
      const told = notice === 'gone' && isGuest ? 'ended' : notice
      const text = i18n.t(`editor.notice.${told}`, { detail }).trim()
      // What came from elsewhere is news and no fault.
      const isNews = notice === 'changedElsewhere'
      toast(text, isNews ? { duration: 4000 } : { kind: 'error', duration: 8000 })
    },
    [i18n, toast, isGuest],
  )
}

/** What was wrong, in words; they are fetched ahead, and left out where they could not be. */
async function refusalDetail(refusal: Refusal, i18n: I18n): Promise<string> {
  try {
    return (await import('#client/ui/refusal-words.ts')).refusalWords(refusal, i18n)
  } catch (error) {
    console.warn('Why the change was refused cannot be said', error)
    return ''
  }
}
