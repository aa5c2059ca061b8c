import type { EditingWords } from '../preview-messages.ts'
import { askForAddress } from './ask-for-address.ts'
import { nextStop } from './next-stop.ts'
import { placeBar } from './place-bar.ts'

const commands = [
  { name: 'bold', command: 'bold', sign: 'B' },
  { name: 'italic', command: 'italic', sign: 'I' },
  { name: 'list', command: 'insertUnorderedList', sign: '•' },
  { name: 'link', command: 'createLink', sign: '↗' },
] as const

export interface RichBarDeps {
  document: Document
  words(): EditingWords | null
  /** A text is about to be changed: nobody hears of a command before it is done. */
  onChange(text: HTMLElement): void
}

export interface RichBar {
  /** Whether the focus has only gone to the bar, and the text is still being typed in. */
  holds(target: EventTarget | null): boolean
  show(text: HTMLElement): void
  hide(): void
}

/**
 * The bar of formatted text: under it while it has the focus, at what is selected once something
 * is. A press leaves the focus in the text; Tab leads from the text into the bar, arrows along it,
 * Escape back. Ctrl or ⌘ with B, I and K do the same.
 */
export function createRichBar({ document, words, onChange }: RichBarDeps): RichBar {
  const bar = document.createElement('div')
  bar.className = 'tools rich-bar'
  bar.setAttribute('role', 'toolbar')
  bar.hidden = true
  const buttons = commands.map(({ name, command, sign }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = sign
    button.tabIndex = -1
    button.dataset.format = name
    button.addEventListener('click', () => (name === 'link' ? link() : run(command)))
    return button
  })
  const address = askForAddress(document, (href) =>
    href === '' ? run('unlink') : run('createLink', href),
  )
  bar.append(...buttons, address.field)
  document.body.append(bar)
  let text: HTMLElement | null = null
  let range: Range | null = null

  /** What is selected in the text; with the focus in the bar, what was. */
  function selected(): Range | null {
    const selection = document.getSelection()
    const current = selection?.rangeCount ? selection.getRangeAt(0) : null
    if (current && text?.contains(current.commonAncestorContainer)) range = current.cloneRange()
    return range
  }

  function back(): void {
    const before = selected()
    address.close()
    text?.focus()
    if (!before) return
    const selection = document.getSelection()
    selection?.removeAllRanges()
    selection?.addRange(before)
  }

  function run(command: string, value?: string): void {
    if (!text) return
    back()
    onChange(text)
    document.execCommand(command, false, value)
    draw()
  }

  function link(): void {
    const linked = linkAt(selected())
    // The whole of a link the caret stands in is meant; without either there is nothing to link.
    if (linked) range?.selectNode(linked)
    if (range && !range.collapsed) address.open(linked?.getAttribute('href') ?? '')
  }

  function draw(): void {
    if (!text || bar.hidden) return
    const inside = selected()
    const linked = linkAt(inside)
    for (const [at, { name, command }] of commands.entries()) {
      const isOn = name === 'link' ? linked !== null : document.queryCommandState(command)
      buttons[at]?.setAttribute('aria-pressed', String(isOn))
      if (name === 'link') {
        const isOff = linked === null && (inside?.collapsed ?? true)
        buttons[at]?.setAttribute('aria-disabled', String(isOff))
      }
    }
    placeBar(bar, text, inside)
  }

  function name(): void {
    const said = words()
    for (const button of buttons) {
      const label = said?.[button.dataset.format ?? ''] ?? ''
      button.title = label
      button.setAttribute('aria-label', label)
    }
    bar.setAttribute('aria-label', said?.format ?? '')
    address.field.setAttribute('aria-label', said?.link ?? '')
  }

  bar.addEventListener('mousedown', (event) => {
    if (event.target !== address.field) event.preventDefault()
  })
  bar.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Tab' && !event.shiftKey) {
      // From the text the browser finds the next stop by itself.
      back()
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      back()
    }
    if (event.target === address.field) return
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const next = nextStop(event.key, at, buttons.length)
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  })
  document.addEventListener('keydown', (event) => {
    if (!text || bar.hidden || event.target !== text || event.isComposing) return
    const isLink = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k'
    const isTab = event.key === 'Tab' && !event.shiftKey
    if (!isLink && !isTab) return
    event.preventDefault()
    selected()
    if (isLink) link()
    else buttons[0]?.focus()
  })
  document.addEventListener('selectionchange', draw)

  return {
    holds: (target) => target instanceof Node && bar.contains(target),
    show(element) {
      if (text !== element) range = null
      text = element
      name()
      bar.hidden = false
      draw()
    },
    hide() {
      bar.hidden = true
      address.close()
      text = null
      range = null
    },
  }
}

function linkAt(range: Range | null): HTMLAnchorElement | null {
  const node = range?.startContainer
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest('a') ?? null
}
