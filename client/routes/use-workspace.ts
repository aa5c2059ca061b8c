import { useRef, useState } from 'react'
import { shuffledLook } from '#client/features/editor/look/shuffled-look.ts'
import { useBrief } from '#client/features/generation/use-brief.ts'
import { useGeneration } from '#client/features/generation/use-generation.ts'
import { useNavigate } from '#client/platform/router.tsx'
import type { Engine } from '#shared/engines.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { PageDetail } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { answerReport } from './answer-report.ts'
import { useAskedLanguage } from './use-asked-language.ts'
import { useBriefCard, useFirstWish } from './use-brief-card.ts'
import { useBroughtWish } from './use-brought-wish.ts'
import { useEditor } from './use-editor.ts'
import { type FactEditing, useFactEditing } from './use-fact-editing.ts'
import { useKeptThread } from './use-kept-thread.ts'
import { useAddressAtEnd, useAddressOfPage } from './use-page-address.ts'
import { usePanels } from './use-panels.ts'
import { usePlacePhotos } from './use-place-photos.ts'
import { usePointing } from './use-pointing.ts'
import { useReading } from './use-reading.ts'
import { useShownChange } from './use-shown-change.ts'
import { useWant } from './use-want.ts'
import { useWindowPhotos } from './use-window-photos.ts'
import { useWishes } from './use-wishes.ts'
import { useWriting, type WritingRun } from './use-writing.ts'
import type { Workspace } from './workspace.ts'

/** What joins brief, writing and preview of one page. */
export function useWorkspace(page: PageDetail | null, engines: readonly Engine[]): Workspace {
  const navigate = useNavigate()
  const guest = page?.guest?.number ?? null
  const isGuest = guest !== null
  const panels = usePanels()
  const { side, onSide, panel, onPanel, selected } = panels
  const [tried, onTry] = useState<Partial<Theme> | null>(null)
  const [run, setRun] = useState<WritingRun>('page')
  const [hasWritten, setHasWritten] = useState(false)
  const [shownIn, onLanguage] = useState<PageLanguage | null>(null)
  useAskedLanguage((language) => {
    onLanguage(language)
    onSide('preview')
  })
  const pointing = usePointing()
  const areaRef = useRef<HTMLTextAreaElement>(null)
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const draft = useBrief(page, engines, areaRef)
  const card = useBriefCard()
  const { onView } = card
  const written = useGeneration(page, useAddressAtEnd())
  const slug = written.state?.progress.slug ?? page?.slug ?? null
  const kept = useKeptThread(slug)
  const editor = useEditor(slug, written, {
    isWish: run === 'wish',
    isFollowing: run === 'fact',
    guest,
    onWish: kept.replace,
  })
  const state = editor.shown
  const openEditor = editor.open
  const { brief, read, onSent } = useReading(
    isGuest ? null : slug,
    { state, isWriting: written.isWriting },
    page?.generation?.brief,
    {
      taken:
        editor.kept?.state.redo.filter(({ kind }) => kind === 'revert' || kind === 'page').length ??
        0,
      onBrief: (now, before) => draft.brief.trim() === before.trim() && draft.onBrief(now),
    },
  )
  const thread = useWishes({
    slug,
    guest,
    thread: kept,
    editor,
    generation: written,
    rev: state?.document.rev ?? 0,
    language: shownIn,
    onBegin: () => setRun('wish'),
  })
  /** The same, with which what was answered before is over; of a phone's sides both belong to it. */
  const acting =
    <T>(act: (value: T) => void, from: 'answer' | 'refusal' = 'answer') =>
    (value: T) => {
      thread.moveOn(from)
      act(value)
    }
  useAddressOfPage(state?.progress.slug ?? null)

  const {
    correct,
    choose,
    onRegenerate: regenerate,
    ...writing
  } = useWriting({
    draft,
    brief,
    slug,
    generation: written,
    editor,
    onRun: setRun,
    onPage(text) {
      onSent(text)
      setHasWritten(true)
      card.onBegin()
      // What the writing changed is told there.
      onPanel('brief')
      onSide('preview')
    },
    onPoint: pointing.onPoint,
  })
  const onRegenerate = isGuest ? null : regenerate
  const facts = useFactEditing({ state, side, onSide, correct })
  const onPhotos = usePlacePhotos(editor, (id) => pointing.onPoint(id))
  useWindowPhotos((files) => (editor.open ? void onPhotos(files, null) : draft.photos.add(files)))
  const onShow = (id: string, path?: string) => {
    pointing.onPoint(id, path)
    onSide('preview')
  }
  const openFact: FactEditing['onChip'] = (chip, entry) => {
    if (chip) {
      onPanel('brief')
      onView('open')
    }
    facts.onChip(chip, entry)
  }
  const onWant = useWant(() => {
    panels.onBrief()
    onView('form')
    // It is not on the screen yet.
    setTimeout(() => areaRef.current?.focus())
  }, openFact)
  useShownChange(thread, state?.document, ({ id, path }) => {
    // A form that is open keeps its own part in sight.
    if (panel !== 'parts' || selected === null || selected === id) pointing.onPoint(id, path)
  })
  useFirstWish(thread, card.makeRoom)
  useBroughtWish(thread)
  return {
    draft,
    // What became of a wish stands in the thread.
    read,
    generation: { ...written, state, problem: run === 'wish' ? null : written.problem },
    writing: written.isWriting ? run : null,
    areaRef,
    brief,
    card: { view: card.view, onView: card.onTurn },
    slug,
    isGuest,
    side,
    onSide: acting(onSide, 'refusal'),
    facts: { ...facts, onChip: openFact },
    panel,
    onPanel: acting(onPanel),
    onThread: panels.onBrief,
    selected,
    onSelect: acting(panels.onSelect),
    tried,
    onTry,
    gap: panels.gap,
    onGap: acting(panels.onGap),
    shownIn,
    onLanguage,
    onPhotos,
    onPlacePhoto: (id) => void onPhotos([{ id }], null),
    pointing,
    onShow,
    thread,
    onChoose: brief ? choose : null,
    boxRef,
    isWish: run === 'wish',
    review: isGuest
      ? null
      : editor.kept && {
          publishedRev: page?.publishedRev ?? null,
          isNew: run === 'page' && hasWritten,
          onEdit: editor.kept.editor.apply,
          onPoint: pointing.onPoint,
          onShow,
        },
    ...writing,
    onRegenerate,
    onDesign: openEditor
      ? () => {
          thread.moveOn('answer')
          openEditor.apply(shuffledLook(openEditor.state().document))
          onSide('preview')
        }
      : null,
    onStartOver: () => {
      draft.onBrief('')
      draft.photos.clear()
      draft.onLanguage('auto')
      onSide('brief')
      navigate(routePath('generate'))
    },
    editor,
    onReport: (report) =>
      answerReport(report, {
        editor: editor.open,
        onWant,
        onForm: panels.onForm,
        onFact: openFact,
        onHover: pointing.onHover,
        onAsk: thread.send,
        onRegenerate,
        onPhotos,
        onAdd: panels.onAdd,
      }),
  }
}
