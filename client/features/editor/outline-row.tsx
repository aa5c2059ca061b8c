import { useSortable } from '@dnd-kit/sortable'
import type { BlockCommand } from '#client/blocks/preview-messages.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { InterfaceIcon } from '#client/ui/icon-names.ts'
import { Menu } from '#client/ui/menu.tsx'
import { blockKind } from '#shared/blocks/index.ts'
import type { Block } from '#shared/page/document.ts'
import { excerptOf } from './excerpt.ts'
import { KindPicture } from './kind-picture.tsx'

export interface OutlineRowProps {
  id: string
  block: Block
  name: string
  /** Null within what the page opens with: a section would not stand there. */
  onInsert: (() => void) | null
  onSelect: () => void
  /** Whether it can be written anew. */
  isWritten: boolean
  onCommand: (command: BlockCommand) => void
}

/** One block in the outline: a grip, its name, what can be done with it, and a gap below. */
export function OutlineRow(props: OutlineRowProps) {
  const { id, block, name, onInsert, onSelect, isWritten, onCommand } = props
  const { t } = useI18n()
  const sortable = useSortable({ id })
  const addAfter = t('editor.parts.addAfter', { part: name })
  const { transform, transition, isDragging } = sortable
  const style = {
    transform: transform ? `translateY(${transform.y}px)` : undefined,
    transition,
  }
  return (
    <li
      ref={sortable.setNodeRef}
      style={style}
      className={`group relative flex items-center gap-1 rounded-md ${isDragging ? 'z-10 bg-raised shadow-float' : 'hover:bg-sunken'}`}
    >
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={t('editor.parts.drag', { part: name })}
        className="grid h-12 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted"
      >
        <Icon name="grip-vertical" size={16} />
      </button>
      <button
        type="button"
        data-row={id}
        onClick={onSelect}
        className="flex min-h-12 min-w-0 grow items-center gap-3 rounded-md text-left"
      >
        <KindPicture type={block.type} className={block.hidden ? 'opacity-40' : ''} />
        <span className="grid min-w-0 grow leading-snug">
          <span className="truncate text-sm font-medium">{name}</span>
          <Excerpt block={block} name={name} />
        </span>
        {block.locked && <Icon name="lock" size={14} label={t('editor.parts.locked')} />}
        {block.hidden && <Icon name="eye-off" size={14} label={t('editor.parts.hidden')} />}
      </button>
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="sm"
            icon="ellipsis"
            aria-label={t('editor.parts.more', { part: name })}
          />
        }
        items={[
          ...(onInsert ? [{ label: addAfter, icon: 'plus', onSelect: onInsert } as const] : []),
          ...commandsFor(block, isWritten).map(([command, icon, label]) => ({
            label: t(`editor.tools.${label}`),
            icon,
            danger: command === 'remove',
            onSelect: () => onCommand(command),
          })),
        ]}
      />
      {onInsert && (
        <button
          type="button"
          onClick={onInsert}
          aria-label={addAfter}
          // Seen when a pointer is over it: a finger would press it unseen.
          className="absolute inset-x-10 -bottom-2.5 z-10 flex h-5 items-center gap-2 text-accent opacity-0 transition-opacity pointer-coarse:hidden duration-150 before:h-px before:grow before:bg-accent after:h-px after:grow after:bg-accent hover:opacity-100 focus-visible:opacity-100"
        >
          <Icon name="plus" size={16} />
        </button>
      )}
    </li>
  )
}

/** Its first words, where they tell it from others of its kind. */
function Excerpt({ block, name }: { block: Block; name: string }) {
  const words = block.type === 'header' ? '' : excerptOf(block, name)
  if (words === '') return null
  return <span className="truncate text-xs text-muted">{words}</span>
}

type Command = [command: BlockCommand, icon: InterfaceIcon, label: string]

function commandsFor({ type, hidden, locked }: Block, isWritten: boolean): Command[] {
  const hasVariants = (blockKind(type)?.variants.length ?? 0) > 1
  return [
    ['up', 'arrow-up', 'up'],
    ['down', 'arrow-down', 'down'],
    ...(hasVariants ? [['variant', 'layout-template', 'variant'] satisfies Command] : []),
    ...(locked || !isWritten ? [] : [['regenerate', 'refresh-cw', 'regenerate'] satisfies Command]),
    ['lock', locked ? 'lock-open' : 'lock', locked ? 'unlock' : 'lock'],
    ['hide', hidden ? 'eye' : 'eye-off', hidden ? 'show' : 'hide'],
    ['duplicate', 'copy', 'duplicate'],
    ['remove', 'trash-2', 'remove'],
  ]
}
