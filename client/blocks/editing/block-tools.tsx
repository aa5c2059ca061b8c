import { type KeyboardEvent, useState } from 'react'
import { blockKind } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { Icon } from '../parts/icon.tsx'
import type { BlockCommand, EditingWords } from '../preview-messages.ts'
import { nextStop } from './next-stop.ts'

export interface BlockToolbarProps {
  id: string
  document: PageDocument
  words: EditingWords
  onCommand: (command: BlockCommand, id: string) => void
}

interface Tool {
  command: BlockCommand
  icon: string
  isOff?: boolean
  isPressed?: boolean
}

/** What can be done with a block: one stop for the keyboard, arrows go from tool to tool. */
export function BlockToolbar({ id, document, words, onCommand }: BlockToolbarProps) {
  const [current, setCurrent] = useState(0)
  const block = document.blocks[id]
  if (!block) return null
  const name = words[`name.${block.type}`] ?? block.type
  const tools = toolsOf(document, id)
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextStop(event.key, current, tools.length)
    if (next === null) return
    event.preventDefault()
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="tools" role="toolbar" aria-label={name} onKeyDown={press}>
      {tools.map(({ command, icon, isOff = false, isPressed }, index) => (
        <button
          key={command}
          type="button"
          data-command={command}
          tabIndex={index === current ? 0 : -1}
          aria-label={command === 'form' ? `${words.form}: ${name}` : words[command]}
          title={command === 'form' ? words.form : words[command]}
          aria-pressed={isPressed}
          // Not `disabled`: the focus must not vanish at the top of the page.
          aria-disabled={isOff || undefined}
          onFocus={() => setCurrent(index)}
          onClick={() => !isOff && onCommand(command, id)}
          className={command === 'form' ? 'tools-name' : undefined}
        >
          {command === 'form' ? name : <Icon name={icon} />}
        </button>
      ))}
    </div>
  )
}

function toolsOf(document: PageDocument, id: string): Tool[] {
  const { order, blocks } = document
  const block = blocks[id]
  const locked = block?.locked === true
  const hidden = block?.hidden === true
  return [
    { command: 'form', icon: 'pencil' },
    { command: 'up', icon: 'arrow-up', isOff: order[0] === id },
    { command: 'down', icon: 'arrow-down', isOff: order.at(-1) === id },
    ...(hasVariants(block?.type ?? '')
      ? [{ command: 'variant', icon: 'layout-template' } as const]
      : []),
    { command: 'regenerate', icon: 'refresh-cw', isOff: locked },
    { command: 'lock', icon: locked ? 'lock' : 'lock-open', isPressed: locked },
    { command: 'hide', icon: hidden ? 'eye-off' : 'eye', isPressed: hidden },
    { command: 'duplicate', icon: 'copy' },
    { command: 'remove', icon: 'trash-2' },
  ]
}

function hasVariants(type: string): boolean {
  return (blockKind(type)?.variants.length ?? 0) > 1
}
