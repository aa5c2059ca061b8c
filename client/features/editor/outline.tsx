import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useRef } from 'react'
import type { BlockCommand } from '#client/blocks/preview-messages.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { sectionName } from '#client/ui/section-name.ts'
import { isBehindOpening } from '#shared/page/usual-place.ts'
import { moveTo } from './block-commands.ts'
import { OutlineRow } from './outline-row.tsx'
import type { PartsPanelProps } from './parts-panel.tsx'

export type OutlineProps = PartsPanelProps & {
  /** Asks for a new block behind this one; null for the top. */
  onInsert: (after: string | null) => void
}

/** The blocks by name; dragged by mouse, by touch after a moment, and by the keyboard. */
export function Outline(props: OutlineProps) {
  const { t } = useI18n()
  const { editor, state, onInsert } = props
  const list = useRef<HTMLOListElement>(null)
  const { order, blocks } = state.document
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    editor.apply([moveTo(state.document, String(active.id), order.indexOf(String(over.id)))])
  }
  const command = (asked: BlockCommand, id: string) => {
    if (asked === 'regenerate') return props.onRegenerate?.(id)
    editor.command(asked, id)
    if (asked === 'remove') focusRow(list.current, order.indexOf(id))
  }
  const name = (id: string | number) => sectionName(blocks[id], t)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements(t, name, order),
        screenReaderInstructions: { draggable: t('editor.parts.dragHelp') },
      }}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <ol ref={list} className="grid grid-cols-1">
          {order.map((id) => {
            const block = blocks[id]
            return (
              block && (
                <OutlineRow
                  key={id}
                  id={id}
                  block={block}
                  name={name(id)}
                  onInsert={isBehindOpening(state.document, id) ? () => onInsert(id) : null}
                  onSelect={() => props.onSelect(id)}
                  isWritten={props.onRegenerate !== null}
                  onCommand={(asked) => command(asked, id)}
                />
              )
            )
          })}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

/** The row that stands in the place of one that is gone, once its menu has closed with it. */
function focusRow(list: HTMLElement | null, at: number): void {
  setTimeout(() => {
    const row = list?.children[at] ?? list?.lastElementChild
    row?.querySelector<HTMLElement>('[data-row]')?.focus()
  })
}

function announcements(
  t: (key: string, values?: Record<string, string | number>) => string,
  name: (id: string | number) => string,
  order: string[],
): Announcements {
  const say = (key: string, id: string | number, over?: string | number) =>
    t(`editor.drag.${key}`, {
      part: name(id),
      at: order.indexOf(String(over ?? id)) + 1,
      of: order.length,
    })
  return {
    onDragStart: ({ active }) => say('lifted', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  }
}
