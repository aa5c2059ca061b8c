import type { PreviewPage, PreviewReport } from '../preview-messages.ts'
import { caretOffset, placeCaret, readText, selectedLength } from './caret.ts'
import { type KeptNode, keepNodes, putBack } from './kept-nodes.ts'
import { createLengthNote } from './length-note.ts'
import type { createMarkPlacer, TextPlace } from './place-marks.ts'
import { readRich } from './rich-dom.ts'
import { withLine, withWritten } from './written-text.ts'

/** A text that is being typed into: what it was, and the nodes React knows. */
export interface TypedText {
  element: HTMLElement
  place: TextPlace
  nodes: KeptNode[]
  page: PreviewPage
}

export interface TypingDeps {
  document: Document
  marks: ReturnType<typeof createMarkPlacer>
  /** The newest page, with what was typed. */
  page(): PreviewPage | null
  /** Takes a page in and draws it. */
  onPage(page: PreviewPage): void
  report(message: PreviewReport): void
}

export interface Typing {
  current(): TypedText | null
  /** To be called before the browser changes a text. @returns null where it is none of the page's */
  begin(target: EventTarget | null): TypedText | null
  /** Tells what the text says now. */
  send(): void
  /** Gives the element back to React. */
  finish(): void
  /** Puts words where the caret is, as many as have room. */
  insert(words: string): void
  /** Whether so many more characters have room; where they have none, a note says so. */
  takes(count: number): boolean
  /** The page as it may be drawn: the block that is typed into stays as it was. */
  drawable(page: PreviewPage): PreviewPage
}

/**
 * While a person types, the browser owns the element and React leaves it alone: its block is drawn
 * as it was, and its own nodes are put back before it is drawn again.
 */
export function createTyping({ document, marks, ...deps }: TypingDeps): Typing {
  const note = createLengthNote(document)
  let typed: TypedText | null = null

  function begin(target: EventTarget | null): TypedText | null {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-text]') : null
    if (!element) return null
    if (typed?.element === element) return typed
    finish()
    const place = marks.placeOf(element)
    const page = deps.page()
    if (!place || !page) return null
    typed = { element, place, page, nodes: keepNodes(element) }
    return typed
  }

  function finish(): void {
    if (!typed) return
    const { element, nodes } = typed
    typed = null
    note.hide()
    const caret = document.activeElement === element ? caretOffset(element) : null
    putBack(element, nodes)
    const page = deps.page()
    if (page) deps.onPage(page)
    if (caret !== null && element.isConnected) placeCaret(element, caret)
  }

  function send(): void {
    const page = deps.page()
    if (!typed || !page) return
    const { element, place } = typed
    const { id, path, field, line } = place
    const { language } = page
    const value =
      field.kind === 'rich'
        ? readRich(element)
        : withLine(place.value, line, readText(element)).slice(0, field.max)
    if (typeof value === 'string' && field.max) note.show(element, value.length, field.max)
    deps.onPage({ ...page, document: withWritten(page.document, language, place, value) })
    deps.report({ type: 'ninefold:edit', id, path, value, language })
  }

  function insert(words: string): void {
    if (!typed) return
    const { field } = typed.place
    const flat = field.multiline || field.kind === 'rich' ? words : words.replace(/\s*\n\s*/g, ' ')
    const fitting = flat.slice(0, Math.max(0, roomIn(typed)))
    // The only way in that the browser treats as typed: caret and selection follow.
    if (fitting) document.execCommand('insertText', false, fitting)
  }

  function takes(count: number): boolean {
    if (!typed || count <= roomIn(typed)) return true
    const { max = 0 } = typed.place.field
    note.show(typed.element, max, max)
    return false
  }

  return {
    current: () => typed,
    begin,
    send,
    finish,
    insert,
    takes,
    drawable: (page) => (typed ? withoutTyped(page, typed) : page),
  }
}

/** Characters that still have room, counting those that are selected. */
function roomIn({ element, place: { field, value, line } }: TypedText): number {
  if (!field.max || field.kind === 'rich') return Number.POSITIVE_INFINITY
  const length = withLine(value, line, readText(element)).length
  return field.max - length + selectedLength(element)
}

function withoutTyped(page: PreviewPage, { place: { id }, page: before }: TypedText): PreviewPage {
  const frozen = before.document.blocks[id]
  if (!frozen || !page.document.blocks[id]) return page
  const blocks = { ...page.document.blocks, [id]: frozen }
  return { ...page, document: { ...page.document, blocks, i18n: before.document.i18n } }
}
