import type { PreviewPage } from '../preview-messages.ts'
import { insertRich, pastedRich } from './pasted-rich.ts'
import { createRichBar, type RichBar } from './rich-bar.ts'
import { createTyping, type Typing, type TypingDeps } from './typing.ts'

export interface TextEditing {
  /** The page as it may be drawn: the block that is typed into stays as it was. */
  drawable(page: PreviewPage): PreviewPage
  /** The element that is typed into. */
  busy(): HTMLElement | null
}

/** Typing into the page: what the browser tells of it, and what follows. */
export function editTexts(deps: TypingDeps): TextEditing {
  const { document, report } = deps
  const typing = createTyping(deps)
  const bar = createRichBar({
    document,
    words: () => deps.page()?.editing ?? null,
    onChange: (text) => void typing.begin(text),
  })
  const step = (step: 'undo' | 'redo') => {
    typing.finish()
    report({ type: 'ninefold:history', step })
  }
  hearInput(document, typing, step)
  hearFocus(deps, typing, bar)
  hearKeys(deps, typing, step)
  return { drawable: typing.drawable, busy: () => typing.current()?.element ?? null }
}

function hearInput(document: Document, typing: Typing, step: (step: 'undo' | 'redo') => void) {
  document.addEventListener('beforeinput', (event) => {
    const { inputType, data } = event
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault()
      return step(inputType === 'historyUndo' ? 'undo' : 'redo')
    }
    if (!typing.begin(event.target) || event.isComposing || inputType !== 'insertText') return
    if (!typing.takes(data?.length ?? 0)) event.preventDefault()
  })
  document.addEventListener('compositionstart', (event) => void typing.begin(event.target))
  document.addEventListener('compositionend', typing.send)
  document.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.isComposing) return
    typing.send()
  })
  document.addEventListener('paste', (event) => {
    if (!typing.begin(event.target)) return
    event.preventDefault()
    const { clipboardData } = event
    const pasted = pastedRich(clipboardData?.getData('text/html') ?? '')
    if (typing.current()?.place.field.kind === 'rich' && pasted.length > 0)
      insertRich(document, pasted)
    else typing.insert(clipboardData?.getData('text/plain') ?? '')
  })
  document.addEventListener('drop', (event) => event.preventDefault())
}

function hearFocus({ document, marks }: TypingDeps, typing: Typing, bar: RichBar) {
  document.addEventListener('focusin', ({ target }) => {
    const element = target instanceof HTMLElement ? target : null
    const isRich = element && marks.placeOf(element)?.field.kind === 'rich'
    if (isRich) bar.show(element)
    else if (!bar.holds(target)) bar.hide()
  })
  document.addEventListener('focusout', ({ relatedTarget }) => {
    const isBack = relatedTarget !== null && relatedTarget === typing.current()?.element
    if (isBack || bar.holds(relatedTarget)) return
    typing.finish()
    if (relatedTarget === null) bar.hide()
  })
}

function hearKeys(
  { document, marks, report }: TypingDeps,
  typing: Typing,
  step: (step: 'undo' | 'redo') => void,
) {
  // A space in the heading of a question would fold it.
  document.addEventListener('keyup', (event) => {
    if (event.key === ' ' && marks.placeOf(event.target as Element)) event.preventDefault()
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
    // In formatted text the same keys make a link.
    if ((event.metaKey || event.ctrlKey) && key === 'k' && place?.field.kind !== 'rich') {
      event.preventDefault()
      return report({ type: 'ninefold:palette' })
    }
    if (!element || !place) return
    if (key === 'escape') element.blur()
    if (key !== 'enter' || place.field.kind === 'rich') return
    event.preventDefault()
    if (!place.field.multiline) return element.blur()
    if (typing.begin(element)) typing.insert('\n')
  })
}
