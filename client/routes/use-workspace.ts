import { type RefObject, useCallback, useRef, useState } from 'react'
import type { PreviewReport } from '#client/blocks/preview-messages.ts'
import type { LanguageChoice } from '#client/features/generation/brief-form.tsx'
import type { BriefPanelProps } from '#client/features/generation/brief-panel.tsx'
import { type ChipKey, chipForWanted } from '#client/features/generation/understood.ts'
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
import { useNavigate } from '#client/platform/router.tsx'
import type { Engine } from '#shared/engines.ts'
import type { CommandAnswer } from '#shared/page/command-outcome.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { PageDetail } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { useCommands } from './use-commands.ts'
import { type EditorLink, useEditor } from './use-editor.ts'
import { useAddressAtEnd, useAddressOfPage } from './use-page-address.ts'
import { type PlacePhotos, usePlacePhotos } from './use-place-photos.ts'

import { useWant } from './use-want.ts'
import { useWindowPhotos } from './use-window-photos.ts'

export type Panel = 'brief' | 'parts' | 'look'

/** Being pointed at again is another turn. */
export interface Pointed {
  id: string | null
  turn: number
}

export interface Workspace {
  draft: BriefDraft
  generation: GenerationControl
  areaRef: RefObject<HTMLTextAreaElement | null>
  slug: string | null
  side: Side
  onSide: (side: Side) => void
  /** The fact whose form is open. */
  editing: ChipKey | null
  onEditing: (chip: ChipKey | null) => void
  /** What the side shows once the page is written. */
  panel: Panel
  onPanel: (panel: Panel) => void
  /** The block whose form is open. */
  selected: string | null
  onSelect: (id: string | null) => void
  /** The look the page is seen in for as long as it is pointed at. */
  tried: Partial<Theme> | null
  onTry: (theme: Partial<Theme> | null) => void
  /** The block a new one goes behind, null for the top; undefined while none is added. */
  gap: string | null | undefined
  onGap: (after: string | null | undefined) => void
  /** Puts pictures on the page, where they are meant to stand or where they fit. */
  onPhotos: PlacePhotos
  /** Puts a photo that was brought along on the page. */
  onPlacePhoto: (id: string) => void
  /** The block a list on the side is pointing at; it comes into view. */
  pointed: Pointed
  /** What may be done with what the last writing changed. */
  review: BriefPanelProps['review']
  /** Writes one block anew. */
  onRegenerate: (id: string) => void
  onWrite: () => void
  /** Saves a corrected fact and lets the texts follow: same brief, same seed. */
  onCorrect: (ops: EditOp[]) => Promise<void>
  /** Does what a sentence asks for; rejects with what the server said. */
  onCommand: (command: string) => Promise<CommandAnswer>
  onStartOver: () => void
  editor: EditorLink
  /** A person did something on the page itself. */
  onReport: (report: PreviewReport) => void
}

/** What joins brief, writing and preview of one page. */
export function useWorkspace(page: PageDetail | null, engines: readonly Engine[]): Workspace {
  const navigate = useNavigate()
  const [side, setSide] = useState<Side>('brief')
  const [editing, onEditing] = useState<ChipKey | null>(null)
  const [panel, onPanel] = useState<Panel>('brief')
  const [selected, onSelect] = useState<string | null>(null)
  const [tried, onTry] = useState<Partial<Theme> | null>(null)
  const [gap, setGap] = useState<string | null | undefined>(undefined)
  const [pointed, setPointed] = useState<Pointed>({ id: null, turn: 0 })
  const onPoint = useCallback(
    (id: string | null) => setPointed(({ turn }) => ({ id, turn: turn + 1 })),
    [],
  )
  const areaRef = useRef<HTMLTextAreaElement>(null)
  const draft = useBrief(page, engines, areaRef)
  const written = useGeneration(page, useAddressAtEnd())
  const slug = written.state?.progress.slug ?? page?.slug ?? null
  const editor = useEditor(slug, written)
  const generation = { ...written, state: editor.shown }
  const { state } = generation
  useAddressOfPage(state?.progress.slug ?? null)

  const write = async (brief: string, language: LanguageChoice, seed?: number) => {
    setSide('preview')
    const request = {
      ...(await draft.photos.settled()),
      brief: brief.trim(),
      locale: language,
      engine: draft.engine,
      ...(slug && { slug }),
      ...(slug && state && { locales: languagesOf(state.document, language) }),
      ...(seed !== undefined && { seed }),
    }
    editor.whenSaved(() => generation.write(request))
  }
  useBroughtBrief(({ brief, language, key, pictures }) => {
    generation.write({ brief, locale: language, ...pictures }, key)
    setSide('preview')
  })
  const onRegenerate = (id: string) =>
    editor.whenSaved(() => generation.another({ block: id, engine: draft.engine }))
  const openForm = (id: string) => {
    onPanel('parts')
    onSelect(id)
    setSide('brief')
  }
  const openGap = (after: string | null) => {
    onPanel('parts')
    onSelect(null)
    setGap(after)
    setSide('brief')
  }
  const onPhotos = usePlacePhotos(editor)
  useWindowPhotos((files) => (editor.open ? void onPhotos(files, null) : draft.photos.add(files)))
  const onWant = useWant(areaRef, setSide, onEditing)
  return {
    draft,
    generation,
    areaRef,
    slug,
    side,
    onSide: setSide,
    editing,
    onEditing,
    panel,
    onPanel,
    selected,
    onSelect,
    tried,
    onTry,
    gap,
    onGap: setGap,
    onPhotos,
    onPlacePhoto: (id) => void onPhotos([{ id }], null),
    pointed,
    review: editor.open && {
      publishedRev: page?.publishedRev ?? null,
      onEdit: editor.open.apply,
      onPoint,
      onShow: (id) => {
        onPoint(id)
        setSide('preview')
      },
    },
    onRegenerate,
    onWrite: () => void write(draft.brief, draft.language),
    async onCorrect(ops) {
      const document = await editor.save(ops)
      if (draft.brief.trim()) await write(draft.brief, document.base, document.meta.seed)
    },
    onCommand: useCommands(slug, editor),
    onStartOver: () => {
      draft.onBrief('')
      draft.photos.clear()
      draft.onLanguage('auto')
      setSide('brief')
      navigate(routePath('generate'))
    },
    editor,
    onReport(report) {
      if (report.type === 'ninefold:want') {
        if (chipForWanted(report.wanted) || !editor.open) onWant(report.wanted)
        else openForm(report.id)
      } else if (report.type === 'ninefold:fact') {
        onEditing(chipForWanted(report.fact))
      } else if (report.type === 'ninefold:command' && report.command === 'form') {
        openForm(report.id)
      } else if (report.type === 'ninefold:command' && report.command === 'regenerate') {
        onRegenerate(report.id)
      } else if (report.type === 'ninefold:photos') {
        void onPhotos(report.files, report.target)
      } else if (report.type === 'ninefold:add') {
        openGap(report.after)
      } else editor.open?.answer(report)
    },
  }
}

/** Every language the page has, the asked one in the place of its own. */
function languagesOf(document: PageDocument, language: LanguageChoice): PageLanguage[] {
  const base = language === 'auto' ? document.base : language
  const others = document.locales.filter((code) => code !== document.base && code !== base)
  return [base, ...others]
}
