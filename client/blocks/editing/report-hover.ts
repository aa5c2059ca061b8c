import type { PreviewReport, TextPlace } from '../preview-messages.ts'

/** Tells which text of the page is pointed at or has the focus. */
export function reportHover(document: Document, report: (message: PreviewReport) => void): void {
  let told = ''
  const tell = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const key = target?.closest<HTMLElement>('[data-text]')?.dataset.text ?? ''
    if (key === told) return
    told = key
    report({ type: 'ninefold:hover', place: placeOf(key) })
  }
  document.addEventListener('pointerover', tell)
  document.addEventListener('focusin', tell)
  document.documentElement.addEventListener('pointerleave', () => {
    if (told) report({ type: 'ninefold:hover', place: null })
    told = ''
  })
}

/** 'hero.title' is the title of the hero. */
export function placeOf(key: string): TextPlace | null {
  const dot = key.indexOf('.')
  return dot > 0 ? { id: key.slice(0, dot), path: key.slice(dot + 1) } : null
}
