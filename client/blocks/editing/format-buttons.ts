import type { EditingWords } from '../preview-messages.ts'
import { nextStop } from './next-stop.ts'

const formats = [
  { name: 'bold', command: 'bold', sign: 'B' },
  { name: 'italic', command: 'italic', sign: 'I' },
  { name: 'list', command: 'insertUnorderedList', sign: '•' },
  { name: 'link', command: null, sign: '↗' },
] as const

/** The buttons of the bar: what the browser does by a command, and the link, which asks first. */
export function createFormatButtons(document: Document, onPress: (command: string | null) => void) {
  const buttons = formats.map(({ name, command, sign }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = sign
    button.tabIndex = -1
    button.dataset.format = name
    button.addEventListener('click', () => onPress(command))
    return button
  })
  return {
    buttons,
    name(words: EditingWords | null): void {
      for (const button of buttons) {
        const label = words?.[button.dataset.format ?? ''] ?? ''
        button.title = label
        button.setAttribute('aria-label', label)
      }
    },
    /** Shows what the selected text is already, and whether there is anything to link. */
    draw(selected: Range | null): void {
      const isLinked = linkAt(selected) !== null
      for (const [at, { command }] of formats.entries()) {
        const isOn = command === null ? isLinked : document.queryCommandState(command)
        buttons[at]?.setAttribute('aria-pressed', String(isOn))
      }
      const isOff = !isLinked && (selected?.collapsed ?? true)
      buttons.at(-1)?.setAttribute('aria-disabled', String(isOff))
    },
    /** @returns whether the key led to another button */
    move(key: string, from: EventTarget | null): boolean {
      const next = nextStop(key, buttons.indexOf(from as HTMLButtonElement), buttons.length)
      if (next !== null) buttons[next]?.focus()
      return next !== null
    },
  }
}

/** The link that stands where the selection begins. */
export function linkAt(selected: Range | null): HTMLAnchorElement | null {
  const node = selected?.startContainer
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest('a') ?? null
}
