import { isSafeHref } from '#shared/page/rich-text.ts'
import type { EditingWords } from '../preview-messages.ts'

const commands = [
  ['bold', 'bold', 'B'],
  ['italic', 'italic', 'I'],
  ['list', 'insertUnorderedList', '•'],
  ['link', 'createLink', '↗'],
] as const

/**
 * A small bar under formatted text that has the focus. Its buttons leave the focus where it is;
 * Ctrl or ⌘ with B, I and K do the same from the keyboard.
 */
export function createRichBar(document: Document, words: () => EditingWords | null) {
  const bar = document.createElement('div')
  bar.className = 'tools rich-bar'
  bar.setAttribute('role', 'toolbar')
  bar.hidden = true
  const address = document.createElement('input')
  address.type = 'url'
  address.placeholder = 'https://'
  address.hidden = true
  let range: Range | null = null

  for (const [name, command, sign] of commands) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = sign
    button.tabIndex = -1
    button.dataset.format = name
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('click', () =>
      name === 'link' ? askAddress() : document.execCommand(command),
    )
    bar.append(button)
  }
  bar.append(address)
  document.body.append(bar)

  function askAddress(): void {
    const selection = document.getSelection()
    if (!selection || selection.isCollapsed) return
    range = selection.getRangeAt(0).cloneRange()
    address.hidden = false
    address.value = ''
    address.focus()
  }

  function linkTo(href: string): void {
    const selection = document.getSelection()
    const host = range?.commonAncestorContainer.parentElement?.closest<HTMLElement>('[data-text]')
    address.hidden = true
    if (!range || !host || !selection) return
    host.focus()
    selection.removeAllRanges()
    selection.addRange(range)
    if (isSafeHref(href)) document.execCommand('createLink', false, href)
  }

  address.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    const typed = address.value.trim()
    const href = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed
    linkTo(event.key === 'Enter' ? href : '')
  })
  document.addEventListener('keydown', (event) => {
    const isLink = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k'
    if (!isLink || bar.hidden) return
    event.preventDefault()
    askAddress()
  })

  return {
    /** Whether the focus has only gone to the bar, and the text is still being typed in. */
    holds: (target: EventTarget | null): boolean => target instanceof Node && bar.contains(target),
    show(element: HTMLElement): void {
      const said = words()
      for (const button of bar.querySelectorAll('button')) {
        const name = said?.[button.dataset.format ?? ''] ?? ''
        button.title = name
        button.setAttribute('aria-label', name)
      }
      const { left, bottom } = element.getBoundingClientRect()
      bar.hidden = false
      bar.style.left = `${Math.max(8, left)}px`
      bar.style.top = `${bottom + (document.defaultView?.scrollY ?? 0) + 8}px`
    },
    hide(): void {
      bar.hidden = true
      address.hidden = true
    },
  }
}
