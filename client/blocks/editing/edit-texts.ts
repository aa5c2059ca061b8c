import type { PreviewPage, PreviewReport } from '../preview-messages.ts'
import { caretOffset, placeCaret, readText, selectedLength } from './caret.ts'
import { type KeptNode, keepNodes, putBack } from './kept-nodes.ts'
import { createLengthNote } from './length-note.ts'
import type { createMarkPlacer, TextPlace } from './place-marks.ts'
import { createRichBar } from './rich-bar.ts'
import { readRich } from './rich-dom.ts'
import { withLine, withWritten } from './written-text.ts'

/** A text that is being typed into: what it was, and the nodes React knows. */
interface Typing {
  element: HTMLElement
  place: TextPlace
  nodes: KeptNode[]
  page: PreviewPage
}

export interface TextEditing {
  /** The page as it may be drawn: the block that is typed into stays as it was. */
  drawable(page: PreviewPage): PreviewPage
  /** The element that is typed into. */
  busy(): HTMLElement | null
}

interface EditTextsDeps {
  document: Document
  marks: ReturnType<typeof createMarkPlacer>
  /** The newest page, with what was typed. */
  page(): PreviewPage | null
  /** Takes a page in and draws it. */
  onPage(page: PreviewPage): void
  report(message: PreviewReport): void
}

/**
 * Typing into the page. While a person types, the browser owns the element and React leaves it
 * alone: its block is drawn as it was, and its own nodes are put back before it is drawn again.
 */
export function editTexts(deps: EditTextsDeps): TextEditing {
  const { document, marks, report } = deps
  const note = createLengthNote(document)
  const bar = createRichBar(document, () => deps.page()?.editing ?? null)
  let typing: Typing | null = null

  function begin(target: EventTarget | null): Typing | null {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-text]') : null
    if (!element) return null
    if (typing?.element === element) return typing
    finish()
    const place = marks.placeOf(element)
    const page = deps.page()
    if (!place || !page) return null
    typing = { element, place, page, nodes: keepNodes(element) }
    return typing
  }

  function finish(): void {
    if (!typing) return
    const { element, nodes } = typing
    typing = null
    note.hide()
    const caret = document.activeElement === element ? caretOffset(element) : null
    putBack(element, nodes)
    const page = deps.page()
    if (page) deps.onPage(page)
    if (caret !== null && element.isConnected) placeCaret(element, caret)
  }

  function send(): void {
    const page = deps.page()
    if (!typing || !page) return
    const { element, place } = typing
    const { id, path, field, line } = place
    const { language } = page
    const value =
      field.kind === 'rich'
        ? readRich(element)
        : withLine(place.value, line, readText(element)).slice(0, field.max)
    if (typeof value === 'string' && field.max) note.show(element, value.length, field.max)
    deps.onPage({ ...page, document: withWritten(page.document, language, place, value) })
    report({ type: 'ninefold:edit', id, path, value, language })
  }

  function room({ element, place }: Typing): number {
    const { field, value, line } = place
    if (!field.max || field.kind === 'rich') return Number.POSITIVE_INFINITY
    const length = withLine(value, line, readText(element)).length
    return field.max - length + selectedLength(element)
  }

  function insert(text: string): void {
    const current = typing
    if (!current) return
    const { field } = current.place
    const flat = field.multiline || field.kind === 'rich' ? text : text.replace(/\s*\n\s*/g, ' ')
    const fitting = flat.slice(0, Math.max(0, room(current)))
    // The only way in that the browser treats as typed: caret and selection follow.
    if (fitting) document.execCommand('insertText', false, fitting)
  }

  function step(step: 'undo' | 'redo'): void {
    finish()
    report({ type: 'ninefold:history', step })
  }

  document.addEventListener('beforeinput', (event) => {
    const { inputType } = event
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault()
      return step(inputType === 'historyUndo' ? 'undo' : 'redo')
    }
    const current = begin(event.target)
    if (!current || event.isComposing || !inputType.startsWith('insert')) return
    if (inputType === 'insertText' && (event.data?.length ?? 0) > room(current)) {
      event.preventDefault()
      note.show(current.element, current.place.field.max ?? 0, current.place.field.max ?? 0)
    }
  })
  document.addEventListener('compositionstart', (event) => void begin(event.target))
  document.addEventListener('compositionend', send)
  document.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.isComposing) return
    send()
  })
  document.addEventListener('paste', (event) => {
    if (!begin(event.target)) return
    event.preventDefault()
    insert(event.clipboardData?.getData('text/plain') ?? '')
  })
  document.addEventListener('drop', (event) => event.preventDefault())
  // A space in the heading of a question would fold it.
  document.addEventListener('keyup', (event) => {
    if (event.key === ' ' && marks.placeOf(event.target as Element)) event.preventDefault()
  })
  document.addEventListener('focusin', ({ target }) => {
    const element = target instanceof HTMLElement ? target : null
    const isRich = element && marks.placeOf(element)?.field.kind === 'rich'
    if (isRich) bar.show(element)
    else if (!bar.holds(target)) bar.hide()
  })
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (bar.holds(relatedTarget)) return
    finish()
    if (relatedTarget === null) bar.hide()
  })
  document.addEventListener('keydown', (event) => {
    if (event.isComposing || event.keyCode === 229) return
    const key = event.key.toLowerCase()
    if ((event.metaKey || event.ctrlKey) && !event.altKey && (key === 'z' || key === 'y')) {
      event.preventDefault()
      return step(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    const element = event.target instanceof HTMLElement ? event.target : null
    const place = element && marks.placeOf(element)
    if (!element || !place) return
    if (key === 'escape') element.blur()
    if (key !== 'enter' || place.field.kind === 'rich') return
    event.preventDefault()
    if (!place.field.multiline) return element.blur()
    if (begin(element)) insert('\n')
  })

  return {
    busy: () => typing?.element ?? null,
    drawable(page) {
      if (!typing) return page
      const { place, page: before } = typing
      const { id } = place
      const frozen = before.document.blocks[id]
      if (!frozen || !page.document.blocks[id]) return page
      const blocks = { ...page.document.blocks, [id]: frozen }
      return { ...page, document: { ...page.document, blocks, i18n: before.document.i18n } }
    },
  }
}
