import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { insertOp } from './block-commands.ts'
import { BlockForm } from './block-form.tsx'
import type { Editor } from './editor.ts'
import type { EditorState } from './editor-state.ts'
import { InsertDialog } from './insert-dialog.tsx'
import { Outline } from './outline.tsx'

export interface PartsPanelProps {
  editor: Editor
  state: EditorState
  /** The block whose form is open. */
  selected: string | null
  onSelect: (id: string | null) => void
  onRegenerate: (id: string) => void
  /** Opens the form of the prices, which all blocks share. */
  onPrices: () => void
}

/** The parts of the page in order, or the form of one of them. */
export function PartsPanel(props: PartsPanelProps) {
  const { t } = useI18n()
  const { editor, state, selected, onSelect } = props
  // The block a new one goes behind; undefined while none is chosen.
  const [gap, setGap] = useState<string | null | undefined>(undefined)
  const block = selected === null ? undefined : state.document.blocks[selected]
  if (selected !== null && block) {
    return (
      <section className="grid grid-cols-1 gap-5" aria-labelledby="editor-part">
        <div className="flex items-center gap-2">
          <Button
            variant="ghost"
            size="sm"
            icon="arrow-left"
            aria-label={t('editor.parts.back')}
            onClick={() => onSelect(null)}
          />
          <h2 id="editor-part" className="font-text text-base font-medium tracking-normal">
            {t(`generate.sections.${block.type}`)}
          </h2>
        </div>
        <BlockForm key={selected} id={selected} block={block} {...props} />
      </section>
    )
  }
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={t('editor.parts.label')}>
      <Outline {...props} onInsert={setGap} />
      <Button icon="plus" onClick={() => setGap(endOf(state))}>
        {t('editor.parts.add')}
      </Button>
      {gap !== undefined && (
        <InsertDialog
          onClose={() => setGap(undefined)}
          onChoose={(type) => {
            const op = insertOp(type, gap)
            editor.apply([op])
            editor.say('insert', op.id)
            setGap(undefined)
            onSelect(op.id)
          }}
        />
      )}
    </section>
  )
}

/** Behind the last block that is no footer: an end stays the end. */
function endOf({ document: { order, blocks } }: EditorState): string | null {
  return order.findLast((id) => blocks[id]?.type !== 'footer') ?? null
}
