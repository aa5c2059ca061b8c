import { isSafeHref, type RichText, type RichTextNode, spanLimits } from '#shared/page/rich-text.ts'

type Span = RichTextNode['spans'][number]
type Marks = Omit<Span, 'text'>

const lists = ['UL', 'OL']
const lines = 'P DIV H1 H2 H3 H4 H5 H6 LI BLOCKQUOTE PRE DT DD FIGCAPTION SECTION ARTICLE'.split(
  ' ',
)
const blockTags = new Set([...lists, ...lines])

/** What stands in an element that was typed into, as formatted text; anything unknown is plain. */
export function readRich(root: Element): RichText {
  const nodes: RichText = []
  let open: RichTextNode | null = null
  const begin = (type: RichTextNode['type']) => {
    open = { type, spans: [] }
    nodes.push(open)
  }
  const visit = (node: Node, marks: Marks) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const { data } = node as Text
      if (!open && !data.trim()) return
      if (!open) begin('paragraph')
      if (open) addSpan(open, { ...marks, text: data })
      return
    }
    if (!(node instanceof HTMLElement)) return
    if (node.tagName === 'BR') {
      open = null
      return
    }
    const isBlock = blockTags.has(node.tagName)
    if (isBlock && !lists.includes(node.tagName)) begin(nodeType(node.tagName))
    for (const child of node.childNodes) visit(child, marksOf(node, marks))
    if (isBlock) open = null
  }
  for (const child of root.childNodes) visit(child, {})
  return nodes
    .filter(({ spans }) => spans.some(({ text }) => text.trim()))
    .map((node) => ({ ...node, spans: node.spans.flatMap(inPieces) }))
}

/** A run longer than may be kept, as several; no character is cut in two. */
function inPieces(span: Span): Span[] {
  if (span.text.length <= spanLimits.text) return [span]
  const pieces = span.text.match(new RegExp(`.{1,${spanLimits.text / 2}}`, 'gsu')) ?? []
  return pieces.map((text) => ({ ...span, text }))
}

function nodeType(tag: string): RichTextNode['type'] {
  if (tag === 'LI') return 'bullet'
  return /^H\d$/.test(tag) ? 'heading' : 'paragraph'
}

function marksOf(element: HTMLElement, marks: Marks): Marks {
  const { tagName } = element
  if (tagName === 'STRONG' || tagName === 'B') return { ...marks, bold: true }
  if (tagName === 'EM' || tagName === 'I') return { ...marks, italic: true }
  const href = tagName === 'A' ? (element.getAttribute('href') ?? '') : ''
  return href && href.length <= spanLimits.href && isSafeHref(href) ? { ...marks, href } : marks
}

/** Neighbours with the same marks are one span. */
function addSpan({ spans }: RichTextNode, span: Span): void {
  const last = spans.at(-1)
  const same =
    last && last.bold === span.bold && last.italic === span.italic && last.href === span.href
  if (same) last.text += span.text
  else spans.push(span)
}
