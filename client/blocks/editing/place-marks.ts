import type { Field } from '#shared/blocks/field.ts'
import { emptyProps, typedFields } from '#shared/page/block-props.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import { staleTexts } from '#shared/page/stale-texts.ts'
import { markIndex, splitMark } from '../text-marks.ts'

/** The field an element of the page shows. */
export interface TextPlace {
  id: string
  path: string
  field: Field
  value: unknown
  /** Which of the lines of a text it is; texts of one line have only the first. */
  line: number
}

const attributes = ['data-text', 'data-stale', 'contenteditable', 'spellcheck', 'enterkeyhint']

/**
 * Takes the marks out of the page that was just drawn and makes what carried them editable.
 * React writes a text again only when it changes, so a text it left alone is known from before.
 */
export function createMarkPlacer(root: Element) {
  const seen = new WeakMap<Text, { mark: string; words: string }>()
  let places = new Map<Element, TextPlace>()

  function markOf(node: Text): string {
    const [mark, words] = splitMark(node.data)
    if (mark) {
      node.data = words
      seen.set(node, { mark, words })
      return mark
    }
    const before = seen.get(node)
    return before?.words === node.data ? before.mark : ''
  }

  function placeBlock(block: HTMLElement, document: PageDocument): [Element, TextPlace][] {
    const { id } = block
    const source = document.blocks[id]
    if (!source) return []
    const fields = typedFields(source.type, { ...emptyProps(source.type), ...source.props })
    const lines = new Map<string, number>()
    return textsOf(block).flatMap((node): [Element, TextPlace][] => {
      const mark = markOf(node)
      const found = mark ? fields[markIndex(mark)] : undefined
      const element = found && elementOf(node, found.field)
      if (!found || !element) return []
      const line = lines.get(found.path) ?? 0
      lines.set(found.path, line + 1)
      return [[element, { ...found, id, line }]]
    })
  }

  return {
    /** `busy` is being typed into and keeps its place. */
    place(document: PageDocument, language: PageLanguage, busy: Element | null): void {
      const shown = localize(document, language)
      const blocks = [...root.querySelectorAll<HTMLElement>('[data-block]')]
      const next = new Map(blocks.flatMap((block) => placeBlock(block, shown)))
      const kept = busy && places.get(busy)
      if (busy && kept) next.set(busy, kept)
      const isTyped = ({ field }: TextPlace) => language === document.base || field.translatable
      places = new Map([...next].filter(([, place]) => isTyped(place)))
      for (const old of root.querySelectorAll('[data-text]')) {
        if (!places.has(old)) for (const name of attributes) old.removeAttribute(name)
      }
      const stale = new Set(staleTexts(document, language))
      for (const [element, place] of places) {
        makeEditable(element as HTMLElement, place)
        element.toggleAttribute('data-stale', stale.has(`${place.id}.${place.path}`))
      }
    },
    placeOf: (element: Element): TextPlace | null => places.get(element) ?? null,
    /** The element that shows a field, as far as one does. */
    elementOf: (id: string, path: string): HTMLElement | null =>
      ([...places].find(([, place]) => place.id === id && place.path === path)?.[0] as
        | HTMLElement
        | undefined) ?? null,
  }
}

function textsOf(block: Element): Text[] {
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text)
  return found
}

/** A button's label cannot be typed into where it stands: a space would press it. */
function elementOf(node: Text, field: Field): Element | null {
  const parent = node.parentElement
  if (!parent || parent.closest('button, svg')) return null
  return field.kind === 'rich' ? parent.closest('.prose') : parent
}

function makeEditable(element: HTMLElement, { id, path, field }: TextPlace): void {
  element.dataset.text = `${id}.${path}`
  const mode = field.kind === 'rich' ? 'true' : 'plaintext-only'
  if (element.getAttribute('contenteditable') !== mode) {
    element.setAttribute('contenteditable', mode)
    element.setAttribute('spellcheck', 'true')
    element.setAttribute(
      'enterkeyhint',
      field.multiline || field.kind === 'rich' ? 'enter' : 'done',
    )
  }
}
