import type { BlockTools, PhotoTools } from '../page-context.ts'
import type { BlockCommand, PreviewPage, PreviewReport, TextPlace } from '../preview-messages.ts'
import { AddHere } from './add-here.tsx'
import { BlockToolbar } from './block-tools.tsx'
import { editTexts } from './edit-texts.ts'
import { createAwayMarker } from './mark-away.ts'
import { markLeft } from './mark-left.ts'
import { photoTools } from './photo-tools.tsx'
import { createMarkPlacer } from './place-marks.ts'
import { pressFacts } from './press-facts.ts'
import { placeOf, reportHover } from './report-hover.ts'
import { takePhotos } from './take-photos.ts'

export interface Editing {
  tools: BlockTools
  photos: PhotoTools
  /** The page as it may be drawn now. */
  drawable(page: PreviewPage): PreviewPage
  /** To be called when it was drawn. */
  drawn(page: PreviewPage): void
}

export interface EditingDeps {
  document: Document
  place: Element
  page(): PreviewPage | null
  onPage(page: PreviewPage): void
  report(message: PreviewReport): void
}

/** Makes the page in the frame one that can be edited where it stands. */
export function startEditing(deps: EditingDeps): Editing {
  const marks = createMarkPlacer(deps.place)
  const texts = editTexts({ ...deps, marks })
  const focus = keepFocus(deps.document)
  const markAway = createAwayMarker()
  markLeft(deps.document)
  pressFacts(deps.document, deps.report)
  takePhotos(deps.document, deps.report)
  reportHover(deps.document, deps.report)
  const focused = rememberFocus(deps.document)

  function command(command: BlockCommand, id: string): void {
    focus.expect(id, command)
    deps.report({ type: 'ninefold:command', command, id })
  }

  return {
    tools(id) {
      const page = deps.page()
      if (!page?.editing) return null
      const { document, editing } = page
      return (
        <>
          <BlockToolbar
            id={id}
            document={document}
            words={editing}
            onCommand={command}
            focusedPath={() => focused(id)}
            onAsk={(words, scope) => deps.report({ type: 'ninefold:ask', command: words, scope })}
          />
          <AddHere id={id} document={document} words={editing} report={deps.report} />
        </>
      )
    },
    photos: photoTools(deps),
    drawable: texts.drawable,
    drawn({ document, language }) {
      marks.place(document, language, texts.busy())
      markAway(deps.place.querySelectorAll('[data-block]'))
      focus.restore()
    },
  }
}

/** Which text of a block had the focus last, as long as the focus stays in the block. */
function rememberFocus(document: Document): (id: string) => string | undefined {
  let place: TextPlace | null = null
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest('.tools')) return
    place = placeOf(target.closest<HTMLElement>('[data-text]')?.dataset.text ?? '')
  })
  return (id) => (place?.id === id ? place.path : undefined)
}

/** A block that moves takes its elements out of the page for a moment, and the focus with them. */
function keepFocus(document: Document) {
  let expected: { id: string; command: BlockCommand; at: number; neighbour: string | null } | null =
    null
  document.addEventListener('focusin', (event) => {
    const isTool = event.target instanceof Element && event.target.closest('.tools')
    if (!isTool) expected = null
  })
  return {
    expect(id: string, command: BlockCommand): void {
      const blocks = blockIds(document)
      const at = blocks.indexOf(id)
      expected = { id, command, at, neighbour: blocks[at + 1] ?? blocks[at - 1] ?? null }
    },
    restore(): void {
      if (!expected) return
      const at = blockIds(document).indexOf(expected.id)
      // Its tools go out of sight with it, and may be pressed again.
      if (at >= 0 && at !== expected.at)
        document.getElementById(expected.id)?.scrollIntoView({ block: 'nearest' })
      expected.at = at
      if (document.activeElement !== document.body) return
      const { id, command, neighbour } = expected
      const block = document.getElementById(id) ?? document.getElementById(neighbour ?? '')
      const tool = block?.querySelector<HTMLElement>(`.tools [data-command="${command}"]`)
      const shown = tool?.checkVisibility()
        ? tool
        : block?.querySelector<HTMLElement>('.tools-more')
      shown?.focus({ preventScroll: block?.id !== neighbour })
      shown?.scrollIntoView({ block: 'nearest' })
    },
  }
}

function blockIds(document: Document): string[] {
  return [...document.querySelectorAll('[data-block]')].map(({ id }) => id)
}
