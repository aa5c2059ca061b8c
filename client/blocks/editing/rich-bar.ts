import type { EditingWords } from '../preview-messages.ts'
import { askForAddress } from './ask-for-address.ts'
import { atTextWeight } from './at-text-weight.ts'
import { createFormatButtons, linkAt } from './format-buttons.ts'
import { createKeptSelection } from './kept-selection.ts'
import { placeBar } from './place-bar.ts'

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
  const selection = createKeptSelection(document)
  const formats = createFormatButtons(document, (command) => (command ? run(command) : link()))
  const address = askForAddress(document, (href) =>
    href === '' ? run('unlink') : run('createLink', href),
  )
  bar.className = 'tools rich-bar'
  bar.setAttribute('role', 'toolbar')
  bar.hidden = true
  bar.append(...formats.buttons, address.field)
  // Outside of the page's own landmarks, it is one itself.
  const region = document.createElement('aside')
  region.append(bar)
  document.body.append(region)

  function back(): void {
    // In this order: a field that goes away under the focus takes the selection along.
    selection.restore()
    address.close()
  }

  function run(command: string, value?: string): void {
    const text = selection.text()
    if (!text) return
    back()
    onChange(text)
    atTextWeight(text, () => document.execCommand(command, false, value))
    draw()
  }

  /** The whole of a link the caret stands in is meant; without either there is nothing to link. */
  function link(): void {
    const selected = selection.current()
    const linked = linkAt(selected)
    if (linked) selected?.selectNode(linked)
    if (selected && !selected.collapsed) address.open(linked?.getAttribute('href') ?? '')
  }

  function draw(): void {
    const text = selection.text()
    if (!text || bar.hidden) return
    atTextWeight(text, () => formats.draw(selection.current()))
    placeBar(bar, text, selection.current())
  }

  bar.addEventListener('mousedown', (event) => {
    if (event.target !== address.field) event.preventDefault()
  })
  bar.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const isOn = event.key === 'Tab' && !event.shiftKey
    const isBack = event.key === 'Escape' || event.key === 'Tab'
    // With the focus in the text again the browser finds the stop behind it by itself.
    if (isBack) back()
    const isMoved = event.target !== address.field && formats.move(event.key, event.target)
    if ((isBack && !isOn) || isMoved) event.preventDefault()
  })
  document.addEventListener('keydown', (event) => {
    if (bar.hidden || event.target !== selection.text() || event.isComposing) return
    const key = event.metaKey || event.ctrlKey ? event.key.toLowerCase() : ''
    const isTab = event.key === 'Tab' && !event.shiftKey
    if (key !== 'k' && key !== 'b' && !isTab) return
    event.preventDefault()
    selection.current()
    if (key === 'k') link()
    else if (key === 'b') run('bold')
    else formats.buttons[0]?.focus()
  })
  document.addEventListener('selectionchange', draw)

  return {
    holds: (target) => target instanceof Node && bar.contains(target),
    show(text) {
      selection.of(text)
      formats.name(words())
      for (const each of [region, bar]) each.setAttribute('aria-label', words()?.format ?? '')
      address.field.setAttribute('aria-label', words()?.link ?? '')
      bar.hidden = false
      draw()
    },
    hide() {
      bar.hidden = true
      address.close()
      selection.of(null)
    },
  }
}
