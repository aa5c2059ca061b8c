import { type KeyboardEvent, type ReactElement, useCallback, useRef, useState } from 'react'
import { blockKind } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { sectionHeading } from '#shared/page/section-heading.ts'
import { Icon } from '../parts/icon.tsx'
import type { BlockCommand, EditingWords, TextPlace } from '../preview-messages.ts'
import { AskBox } from './ask-box.tsx'
import { nextStop } from './next-stop.ts'
import { useDismissal } from './use-dismissal.ts'

export interface BlockToolbarProps {
  id: string
  document: PageDocument
  words: EditingWords
  onCommand: (command: BlockCommand, id: string) => void
  /** The text of the block that was in focus last, if any. */
  focusedPath: () => string | undefined
  onAsk: (command: string, scope: TextPlace) => void
}

interface Tool {
  command: BlockCommand
  icon: string
  isOff?: boolean
  isPressed?: boolean
}

type ToolName = BlockCommand | 'more' | 'ask'

/** What can be done with a block: one stop for the keyboard, arrows go from tool to tool. */
export function BlockToolbar({ id, document, words, onCommand, ...ask }: BlockToolbarProps) {
  const [current, setCurrent] = useState<ToolName>('form')
  const [isOpen, setIsOpen] = useState(false)
  const toolbar = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const asker = useRef<HTMLButtonElement>(null)
  const [asking, setAsking] = useState<TextPlace | null>(null)
  const stopAsking = useCallback(() => setAsking(null), [])
  // What is typed is not thrown away by a press beside it.
  const stopEmpty = useCallback(() => {
    if (!toolbar.current?.querySelector('textarea')?.value.trim()) setAsking(null)
  }, [])
  useDismissal(toolbar, asking !== null, stopEmpty)
  const close = useCallback(() => setIsOpen(false), [])
  useDismissal(toolbar, isOpen, close)
  const block = document.blocks[id]
  if (!block) return null
  const type = sectionHeading(block) || (words[`name.${block.type}`] ?? block.type)
  const name = block.hidden ? `${type} · ${words.hidden}` : type
  const { common, rare } = toolsOf(document, id)
  const stop = (tool: ToolName) => ({
    tabIndex: tool === current ? 0 : -1,
    onFocus: () => setCurrent(tool),
  })
  const draw = (tool: Tool) => (
    <ToolButton key={tool.command} {...tool} {...stop(tool.command)} {...{ id, words, onCommand }}>
      {tool.command === 'form' ? name : <Icon name={tool.icon} />}
    </ToolButton>
  )
  return (
    <div
      ref={toolbar}
      className="tools"
      role="toolbar"
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return goOn(event)
        more.current?.focus()
        close()
      }}
    >
      {common.map(draw)}
      <button
        ref={asker}
        type="button"
        {...stop('ask')}
        data-command="ask"
        aria-label={words.ask}
        title={words.ask}
        aria-expanded={asking !== null}
        onClick={() => setAsking(asking ? null : { id, path: ask.focusedPath() })}
      >
        <Icon name="sparkles" />
      </button>
      <button
        ref={more}
        type="button"
        {...stop('more')}
        className="tools-more"
        aria-label={words.more}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="ellipsis" />
      </button>
      <div className="tools-rare">{rare.filter(({ command }) => words[command]).map(draw)}</div>
      {asking && (
        <AskBox
          words={words}
          isOfText={asking.path !== undefined}
          onClose={() => {
            stopAsking()
            asker.current?.focus()
          }}
          onAsk={(command) => {
            ask.onAsk(command, asking)
            stopAsking()
            asker.current?.focus()
          }}
        />
      )}
    </div>
  )
}

const asRow: Record<string, string> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' }

/** Where there is little room, the rare tools wait behind a button, and are no stop until then. */
function goOn(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const stops = buttons.filter((button) => button.checkVisibility())
  const button = event.target as HTMLButtonElement
  // On a small screen the rare ones stand below each other.
  const key = (button.closest('.tools-rare') && asRow[event.key]) || event.key
  const next = nextStop(key, stops.indexOf(button), stops.length)
  if (next === null) return
  event.preventDefault()
  stops[next]?.focus()
}

type ToolButtonProps = Tool &
  Pick<BlockToolbarProps, 'id' | 'words' | 'onCommand'> & {
    tabIndex: number
    onFocus: () => void
    children: string | ReactElement
  }

function ToolButton(props: ToolButtonProps) {
  const { command, isOff = false, isPressed, id, words, onCommand, children } = props
  const isName = typeof children === 'string'
  return (
    <button
      type="button"
      data-command={command}
      tabIndex={props.tabIndex}
      aria-label={isName ? `${words[command]}: ${children}` : words[command]}
      title={words[command]}
      aria-pressed={isPressed}
      // Not `disabled`: the focus must not vanish at the top of the page.
      aria-disabled={isOff || undefined}
      onFocus={props.onFocus}
      onClick={() => !isOff && onCommand(command, id)}
      className={isName ? 'tools-name' : undefined}
    >
      {children}
    </button>
  )
}

function toolsOf({ order, blocks }: PageDocument, id: string): { common: Tool[]; rare: Tool[] } {
  const block = blocks[id]
  const locked = block?.locked === true
  const hidden = block?.hidden === true
  return {
    common: [
      { command: 'form', icon: 'pencil' },
      { command: 'up', icon: 'arrow-up', isOff: order[0] === id },
      { command: 'down', icon: 'arrow-down', isOff: order.at(-1) === id },
    ],
    rare: [
      ...(hasVariants(block?.type ?? '')
        ? [{ command: 'variant', icon: 'layout-template' } as const]
        : []),
      { command: 'regenerate', icon: 'refresh-cw', isOff: locked },
      { command: 'lock', icon: locked ? 'lock' : 'lock-open', isPressed: locked },
      { command: 'hide', icon: hidden ? 'eye-off' : 'eye', isPressed: hidden },
      { command: 'duplicate', icon: 'copy' },
      { command: 'remove', icon: 'trash-2' },
    ],
  }
}

function hasVariants(type: string): boolean {
  return (blockKind(type)?.variants.length ?? 0) > 1
}
