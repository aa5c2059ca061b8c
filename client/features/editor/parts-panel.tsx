import { useLayoutEffect, useRef } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { sectionName } from '#client/ui/section-name.ts'
import type { PhotoTarget } from '#shared/page/place-photos.ts'
import { placeBehindOpening, usualPlace } from '#shared/page/usual-place.ts'
import { behindPair } from './behind-pair.ts'
import { BlockForm } from './block-form.tsx'
import type { Editor } from './editor.ts'
import type { EditorState } from './editor-state.ts'
import type { FormContext } from './form-context.ts'
import { InsertDialog } from './insert-dialog.tsx'
import { newSection } from './new-section.ts'
import { Outline } from './outline.tsx'
import { PageColours } from './page-colours.tsx'

/** Behind a block, null for the top, or wherever its kind belongs. */
export type Gap = 'anywhere' | { after: string | null }

export interface PartsPanelProps {
  editor: Editor
  state: EditorState
  /** The block whose form is open. */
  selected: string | null
  onSelect: (id: string | null) => void
  /** Where a new block goes; null while none is added. */
  gap: Gap | null
  onGap: (gap: Gap | null) => void
  /** Null where parts are not written anew. */
  onRegenerate: ((id: string) => void) | null
  /** Sends pictures and puts them where they are meant to stand. */
  onPhotos: (files: File[], target: PhotoTarget) => Promise<void>
  /** What of the page is being changed in a form. */
  onTouch: (id: string, path: string) => void
  factText: FormContext['factText']
  onFact: FormContext['onFact']
}

/** The parts of the page in order, or the form of one of them. */
export function PartsPanel(props: PartsPanelProps) {
  const { t } = useI18n()
  const { editor, state, selected, onSelect, gap, onGap } = props
  const root = useFollowedFocus(selected)
  const block = selected === null ? undefined : state.document.blocks[selected]
  if (selected !== null && block) {
    return (
      <section ref={root} className="grid grid-cols-1 gap-5" aria-labelledby="editor-part">
        <div className="flex items-center gap-2">
          <Button
            variant="ghost"
            size="sm"
            icon="arrow-left"
            aria-label={t('editor.parts.back')}
            onClick={() => onSelect(null)}
          />
          <h2 id="editor-part" className="font-text text-base font-medium tracking-normal">
            {sectionName(block, t)}
          </h2>
        </div>
        <BlockForm key={selected} id={selected} block={block} {...props} />
      </section>
    )
  }
  return (
    <section ref={root} className="grid grid-cols-1 gap-3" aria-label={t('editor.parts.label')}>
      <PageColours theme={state.document.theme}>
        <Outline {...props} onInsert={(after) => onGap({ after })} />
      </PageColours>
      <Button icon="plus" onClick={() => onGap('anywhere')}>
        {t('editor.parts.add')}
      </Button>
      {gap !== null && (
        <InsertDialog
          document={state.document}
          onClose={() => onGap(null)}
          onChoose={(type) => {
            const { document } = state
            const after = gap === 'anywhere' ? usualPlace(document, type) : gap.after
            const place = placeBehindOpening(document, type, after)
            const ops = newSection(document, type, behindPair(document, place))
            editor.apply(ops)
            editor.say('insert', ops[0].id)
            onGap(null)
            onSelect(ops[0].id)
          }}
        />
      )}
    </section>
  )
}

/**
 * A form begins at its top, one without anything in it where that is added, and leaving it leads back
 * to its row. The focus goes along where what had it is gone; what has it elsewhere, such as the page, keeps it.
 */
function useFollowedFocus(selected: string | null) {
  const root = useRef<HTMLElement>(null)
  const last = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (last.current === selected) return
    const row = root.current?.querySelector<HTMLElement>(`[data-row="${last.current}"]`)
    const begin = root.current?.querySelector<HTMLElement>('[data-begin]')
    const first = begin ?? root.current?.querySelector<HTMLElement>('button')
    const target = selected === null ? row : first
    last.current = selected
    if (document.activeElement === document.body) target?.focus({ preventScroll: true })
    if (selected === null) row?.scrollIntoView({ block: 'nearest' })
    else root.current?.scrollIntoView({ block: 'start' })
    if (selected !== null) begin?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return root
}
