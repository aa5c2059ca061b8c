import { type RefObject, useRef, useState } from 'react'
import type { PreviewReport } from '#client/blocks/preview-messages.ts'
import type { WishThread } from '#client/features/dock/wish.ts'
import { shuffledLook } from '#client/features/editor/look/shuffled-look.ts'
import type { Gap } from '#client/features/editor/parts-panel.tsx'
import type { LanguageChoice } from '#client/features/generation/brief-form.tsx'
import type { BriefCardState, BriefPanelProps } from '#client/features/generation/brief-panel.tsx'
import {
  type BriefDraft,
  useBrief,
  useBroughtBrief,
} from '#client/features/generation/use-brief.ts'
import {
  type GenerationControl,
  useGeneration,
} from '#client/features/generation/use-generation.ts'
import type { Side } from '#client/features/workspace/workspace-frame.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import type { Engine } from '#shared/engines.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { PageDetail } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { answerReport } from './answer-report.ts'
import { changedFacts, factPlace } from './fact-place.ts'
import { useAskedLanguage } from './use-asked-language.ts'
import { useBriefCard, useFirstWish } from './use-brief-card.ts'
import { type EditorLink, useEditor } from './use-editor.ts'
import { type FactEditing, useFactEditing } from './use-fact-editing.ts'
import { useKeptThread } from './use-kept-thread.ts'
import { useAddressAtEnd, useAddressOfPage } from './use-page-address.ts'
import { type PlacePhotos, usePlacePhotos } from './use-place-photos.ts'
import { type Pointing, usePointing } from './use-pointing.ts'
import { useReading } from './use-reading.ts'
import { useShownChange } from './use-shown-change.ts'
import { useWant } from './use-want.ts'
import { useWindowPhotos } from './use-window-photos.ts'
import { useWishes } from './use-wishes.ts'

/** The whole page, a part of it that was asked for anew, the sentences that follow a fact, a wish. */
export type WritingRun = 'page' | 'part' | 'fact' | 'wish'

export type Panel = 'brief' | 'parts' | 'look'

export interface Workspace {
  draft: BriefDraft
  generation: GenerationControl
  /** The page with how its brief was read. */
  read: PageState | null
  /** What is being written just now, if anything. */
  writing: WritingRun | null
  /** Whether what was written last is a wish. */
  isWish: boolean
  areaRef: RefObject<HTMLTextAreaElement | null>
  /** The brief the page was written from. */
  brief: string
  card: BriefCardState
  slug: string | null
  side: Side
  onSide: (side: Side) => void
  facts: FactEditing
  /** What the side shows once the page is written. */
  panel: Panel
  onPanel: (panel: Panel) => void
  /** Leads to what was asked for and what came of it. */
  onThread: () => void
  /** The block whose form is open. */
  selected: string | null
  onSelect: (id: string | null) => void
  /** The look the page is seen in for as long as it is pointed at. */
  tried: Partial<Theme> | null
  onTry: (theme: Partial<Theme> | null) => void
  /** Where a new block goes; null while none is added. */
  gap: Gap | null
  onGap: (gap: Gap | null) => void
  /** The language the page is shown in; null is its own. */
  shownIn: PageLanguage | null
  onLanguage: (language: PageLanguage) => void
  /** Puts pictures on the page, where they are meant to stand or where they fit. */
  onPhotos: PlacePhotos
  /** Puts a photo that was brought along on the page. */
  onPlacePhoto: (id: string) => void
  pointing: Pointing
  /** Brings a part of the page into view, on a phone too. */
  onShow: (id: string, path?: string) => void
  thread: WishThread
  /** The box a change is asked for in. */
  boxRef: RefObject<HTMLTextAreaElement | null>
  /** What may be done with what the last writing changed. */
  review: BriefPanelProps['review']
  /** Writes one block anew. */
  onRegenerate: (id: string) => void
  onWrite: () => void
  /** The same page in another design, its words and sections as they are; null while it is written. */
  onDesign: (() => void) | null
  /** The same brief told otherwise; null where there is none. */
  onAnother: (() => void) | null
  onStartOver: () => void
  editor: EditorLink
  /** A person did something on the page itself. */
  onReport: (report: PreviewReport) => void
}

/** What joins brief, writing and preview of one page. */
export function useWorkspace(page: PageDetail | null, engines: readonly Engine[]): Workspace {
  const navigate = useNavigate()
  const { t } = useI18n()
  const toast = useToast()
  const [side, setSide] = useState<Side>('brief')
  const [panel, onPanel] = useState<Panel>('brief')
  const [selected, onSelect] = useState<string | null>(null)
  const [tried, onTry] = useState<Partial<Theme> | null>(null)
  const [gap, onGap] = useState<Gap | null>(null)
  const [run, setRun] = useState<WritingRun>('page')
  const [shownIn, onLanguage] = useState<PageLanguage | null>(null)
  useAskedLanguage((language) => {
    onLanguage(language)
    setSide('preview')
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
    onWish: kept.replace,
  })
  const state = editor.shown
  const openEditor = editor.open
  const { brief, read, onSent } = useReading(
    slug,
    { state, isWriting: written.isWriting },
    page?.generation?.brief,
  )
  const thread = useWishes({
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

  function begin(text: string, next: WritingRun): void {
    setRun(next)
    if (next !== 'page') return
    onSent(text)
    card.onBegin()
    setSide('preview')
  }
  const write = async (text: string, language: LanguageChoice, seed?: number) => {
    const request = {
      ...(await draft.photos.settled()),
      brief: text.trim(),
      locale: language,
      engine: draft.engine,
      ...(slug && { slug }),
      ...(slug && state && { locales: languagesOf(state.document, language) }),
      ...(seed !== undefined && { seed }),
    }
    written.write(request)
  }
  useBroughtBrief(({ brief, language, key, pictures }) => {
    written.write({ brief, locale: language, ...pictures }, key)
    begin(brief, 'page')
  })
  async function correct(ops: EditOp[]) {
    const before = state?.document.facts ?? {}
    const document = await editor.save(ops)
    const place = factPlace(changedFacts(ops, before, document.facts), document)
    const showChange = () => place && pointing.onPoint(place.id, place.path)
    if (!brief) return { written: Promise.resolve().then(showChange) }
    begin(brief, 'fact')
    await write(brief, document.base, document.meta.seed)
    return { written: written.finished().finally(showChange) }
  }
  const facts = useFactEditing({ state, side, onSide: setSide, correct })
  const onRegenerate = (id: string) =>
    editor.whenSaved(() => {
      setRun('part')
      void written.another({ block: id, engine: draft.engine }).then((result) => {
        if (result === 'same') toast(t('editor.tools.sameAgain'), { duration: 6000 })
      })
    })
  const openForm = (id: string) => {
    onPanel('parts')
    onSelect(id)
    setSide('brief')
  }
  const openGap = (after: string | null) => {
    onPanel('parts')
    onSelect(null)
    onGap({ after })
    setSide('brief')
  }
  const onPhotos = usePlacePhotos(editor)
  useWindowPhotos((files) => (editor.open ? void onPhotos(files, null) : draft.photos.add(files)))
  const onShow = (id: string, path?: string) => {
    pointing.onPoint(id, path)
    setSide('preview')
  }
  const openFact: FactEditing['onChip'] = (chip, entry) => {
    if (chip) {
      onPanel('brief')
      onView('open')
    }
    facts.onChip(chip, entry)
  }
  const onWant = useWant(() => {
    onPanel('brief')
    onView('form')
    setSide('brief')
    // It is not on the screen yet.
    setTimeout(() => areaRef.current?.focus())
  }, openFact)
  useShownChange(thread, state?.document, ({ id, path }) => {
    // A form that is open keeps its own part in sight.
    if (panel !== 'parts' || selected === null || selected === id) pointing.onPoint(id, path)
  })
  useFirstWish(thread, card.makeRoom)
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
    side,
    onSide: acting(setSide, 'refusal'),
    facts: { ...facts, onChip: openFact },
    panel,
    onPanel: acting(onPanel),
    onThread() {
      onPanel('brief')
      setSide('brief')
    },
    selected,
    onSelect: acting(onSelect),
    tried,
    onTry,
    gap,
    onGap: acting(onGap),
    shownIn,
    onLanguage,
    onPhotos,
    onPlacePhoto: (id) => void onPhotos([{ id }], null),
    pointing,
    onShow,
    thread,
    boxRef,
    isWish: run === 'wish',
    review: editor.kept && {
      publishedRev: page?.publishedRev ?? null,
      onEdit: editor.kept.editor.apply,
      onPoint: pointing.onPoint,
      onShow,
    },
    onRegenerate,
    onWrite: () =>
      editor.whenSaved(() => {
        void write(draft.brief, draft.language)
        begin(draft.brief.trim(), 'page')
      }),
    onDesign: openEditor
      ? () => {
          thread.moveOn('answer')
          openEditor.apply(shuffledLook(openEditor.state().document))
          setSide('preview')
        }
      : null,
    onAnother: brief
      ? () =>
          editor.whenSaved(() => {
            begin(brief, 'page')
            void written.another({ engine: draft.engine })
          })
      : null,
    onStartOver: () => {
      draft.onBrief('')
      draft.photos.clear()
      draft.onLanguage('auto')
      setSide('brief')
      navigate(routePath('generate'))
    },
    editor,
    onReport: (report) =>
      answerReport(report, {
        editor: editor.open,
        onWant,
        onForm: openForm,
        onFact: openFact,
        onHover: pointing.onHover,
        onAsk: thread.send,
        onRegenerate,
        onPhotos,
        onAdd: openGap,
      }),
  }
}

/** Every language the page has, the asked one in the place of its own. */
function languagesOf(document: PageDocument, language: LanguageChoice): PageLanguage[] {
  const base = language === 'auto' ? document.base : language
  const others = document.locales.filter((code) => code !== document.base && code !== base)
  return [base, ...others]
}
