import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { locales } from '#shared/locales.ts'
import type { Missing } from './draft-block.tsx'
import type { Editing } from './editing/start-editing.tsx'
import { pageStyles } from './page-styles.ts'
import { PageView } from './page-view.tsx'
import {
  isPreviewPage,
  type PreviewPage,
  type PreviewReport,
  type TextPlace,
} from './preview-messages.ts'
import { rehearsalPage } from './rehearsal-page.ts'

/**
 * The script of the preview frame. The frame has an opaque origin, so its parent is known by its
 * window and not by its address; it holds nothing a stranger could want.
 */
export function startPreview(frame: Window & typeof globalThis): void {
  const { document } = frame
  const place = document.getElementById('root') ?? document.body
  const root = createRoot(place)
  const sheet = new frame.CSSStyleSheet()
  document.adoptedStyleSheets = [sheet]
  const report = (message: PreviewReport) => frame.parent.postMessage(message, '*')
  let styles = ''
  let newest: PreviewPage | null = null
  let revealed = ''
  let editing: Promise<Editing | null> | Editing | null = null

  frame.addEventListener('message', (event) => {
    if (event.source === frame.parent && isPreviewPage(event.data)) show(event.data)
  })
  function show(page: PreviewPage) {
    newest = page
    if (page.editing) editing ??= openEditing().catch(tellMissing)
    const editor = page.editing && editing && 'drawn' in editing ? editing : null
    const shown = editor?.drawable(page) ?? page
    const next = pageStyles(page.document, page.language, 'creator')
    if (next !== styles) sheet.replaceSync(next)
    styles = next
    document.documentElement.lang = locales[page.language].tag
    keepToolsLarge(document, page.scale)
    const before = blocksOf(place)
    flushSync(() => root.render(<Preview page={shown} editor={editor} />))
    if (before.size > 0 || page.unfolding) markArrivals(place, before, page.unfolding)
    editor?.drawn(page)
    light(document, page.lit)
    reveal()
  }
  /** What is selected comes into view, as soon as there is one. */
  function reveal() {
    if (!newest || frame.innerWidth === 0) return
    const { selected, selectedPath, turn, isTyped } = newest
    const next = `${selected} ${turn}`
    if (selected && next !== revealed) {
      const element = placeElement(document, { id: selected, path: selectedPath })
      bringIntoView(element)
      if (isTyped) typeInto(element)
    }
    revealed = next
  }
  frame.addEventListener('resize', reveal)
  /** The editor's part is fetched when there is something to edit: watching needs none of it. */
  async function openEditing(): Promise<Editing> {
    const { startEditing } = await import('./editing/start-editing.tsx')
    const page = () => newest
    editing = startEditing({ document, place, page, onPage: show, report })
    if (newest) show(newest)
    return editing
  }
  /** A browser may keep that it failed: only a frame loaded anew is sure to ask again. */
  function tellMissing(error: unknown): null {
    console.warn('The page cannot be edited yet', error)
    report({ type: 'ninefold:incomplete' })
    return null
  }
  document.addEventListener('click', (event) => onClick(event, report))
  document.addEventListener('submit', (event) => event.preventDefault())
  for (const type of ['load', 'error']) document.addEventListener(type, markLost, true)
  new frame.ResizeObserver(() => {
    report({ type: 'ninefold:height', height: Math.ceil(place.getBoundingClientRect().height) })
  }).observe(place)
  // A frame without a width was made ahead and is not seen yet.
  if (frame.innerWidth === 0) {
    show(rehearsalPage)
    root.render(null)
  }
  report({ type: 'ninefold:ready' })
}

/** A picture that another tab has deleted shows what it was said to show, and no broken one. */
function markLost({ type, target }: Event): void {
  if (target instanceof HTMLImageElement) target.toggleAttribute('data-lost', type === 'error')
}

/** The editor's own controls are pressed by fingers, however small the page is shown. */
function keepToolsLarge({ documentElement }: Document, scale = 1): void {
  documentElement.style.setProperty('--tools-zoom', String(Math.min(mostZoom, 1 / scale)))
}

/** Beyond it they would cover what they belong to. */
const mostZoom = 2.25

type PreviewProps = { page: PreviewPage; editor: Editing | null }

function Preview({ page, editor }: PreviewProps) {
  const { document, language, slug, done, writing, unfolding } = page
  return (
    <PageView
      document={document}
      language={language}
      slug={slug}
      audience="creator"
      now={Date.now()}
      done={writing ? done : undefined}
      isVeiled={unfolding}
      marked={editor !== null}
      tools={editor?.tools}
      photos={editor?.photos}
    />
  )
}

function bringIntoView(element: Element | null): void {
  const { matches } = matchMedia('(prefers-reduced-motion: no-preference)')
  const behavior = matches ? 'smooth' : 'auto'
  if (element && !isInView(element)) element.scrollIntoView({ block: placeFor(element), behavior })
  element?.classList.add('pointed')
  element?.addEventListener('animationend', () => element.classList.remove('pointed'), {
    once: true,
  })
}

/** Puts the caret at the end of a text; of a section its tools get the focus. */
function typeInto(element: Element | null): void {
  element?.querySelector<HTMLElement>('.tools [tabindex="0"]')?.focus({ preventScroll: true })
  if (!(element instanceof HTMLElement) || !element.isContentEditable) return
  element.focus({ preventScroll: true })
  const selection = element.ownerDocument.getSelection()
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}

/** Whole, and not below the header that stays. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** In the middle where all of it fits, else from its top. */
function placeFor(element: Element): ScrollLogicalPosition {
  return element.getBoundingClientRect().height < window.innerHeight * 0.8 ? 'center' : 'start'
}

/** The text on the page where it can be typed into; else the block it belongs to. */
function placeElement(document: Document, { id, path }: TextPlace): Element | null {
  const text = path && document.querySelector(`[data-text="${CSS.escape(`${id}.${path}`)}"]`)
  return text || document.getElementById(id)
}

function light(document: Document, places: readonly TextPlace[]): void {
  const elements = new Set(places.map((place) => placeElement(document, place)))
  for (const element of document.querySelectorAll('[data-lit]'))
    if (!elements.has(element)) element.removeAttribute('data-lit')
  for (const element of elements) element?.setAttribute('data-lit', '')
}

/** Every block with whether it still waits for its words. */
function blocksOf(place: Element): Map<string, boolean> {
  const blocks = [...place.querySelectorAll<HTMLElement>('[data-block]')]
  return new Map(blocks.map((block) => [block.id, waits(block)]))
}

function waits({ dataset }: HTMLElement): boolean {
  return 'awaited' in dataset || 'veiled' in dataset
}

/** Between two parts that come together. */
const staggerMs = 60

/** Lets blocks that are new, or just finished, fade up once, or unfold one after the other. */
function markArrivals(place: Element, before: Map<string, boolean>, isUnfolding: boolean): void {
  let arrived = 0
  for (const block of place.querySelectorAll<HTMLElement>('[data-block]')) {
    const waited = before.get(block.id)
    if (waited === false || (waited && waits(block))) continue
    const content = block.querySelector<HTMLElement>(':scope > :not(.tools, .veil, .add-here)')
    if (!content) continue
    const name = isUnfolding ? 'unfolding' : 'arriving'
    content.style.animationDelay = isUnfolding ? `${arrived++ * staggerMs}ms` : ''
    content.classList.add(name)
    content.addEventListener('animationend', () => content.classList.remove(name), { once: true })
  }
}

/** Links lead nowhere in a preview, except to places on the page; drafts ask for what they want. */
function onClick(event: MouseEvent, report: (message: PreviewReport) => void): void {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest('a')
  if (link) event.preventDefault()
  if (target?.closest('[data-text]')) {
    event.preventDefault()
    return
  }
  const anchor = link?.getAttribute('href')?.match(/^#(.+)$/)?.[1]
  if (anchor) link?.ownerDocument.getElementById(anchor)?.scrollIntoView({ block: 'start' })
  const draft = target?.closest<HTMLElement>('[data-want]')
  const { want, wantBlock } = draft?.dataset ?? {}
  if (want && wantBlock) report({ type: 'ninefold:want', id: wantBlock, wanted: want as Missing })
}
