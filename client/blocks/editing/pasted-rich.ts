import { plainText, type RichText, type RichTextNode } from '#shared/page/rich-text.ts'
import { readRich } from './rich-dom.ts'

/**
 * What other programs put on the clipboard, as formatted text: their bold and italic letters, links,
 * headings and lists; a row of a table is a paragraph. It is read in a document of its own, which
 * runs and fetches nothing. Empty where there is nothing but what could not be read.
 */
export function pastedRich(html: string): RichText {
  const { body } = new DOMParser().parseFromString(asData(html), 'text/html')
  for (const it of body.querySelectorAll(unread)) it.remove()
  for (const it of body.querySelectorAll('p[class^=MsoListParagraph]')) rename(it, 'li')
  for (const it of body.querySelectorAll('tr')) flatten(it)
  for (const it of body.querySelectorAll(':is(li, li div) > :is(p, div)')) unwrap(it)
  for (const it of body.querySelectorAll<HTMLElement>('b, strong, i, em, span')) nameMarks(it)
  return readRich(body).map(withPlainSpaces)
}

/** Puts formatted text where the caret is; the browser treats it as typed. */
export function insertRich(document: Document, rich: RichText): void {
  const [first] = rich
  const isPhrase = rich.length === 1 && first?.type === 'paragraph'
  const html = isPhrase ? inline(first) : rich.map(block).join('').replaceAll('</ul><ul>', '')
  document.execCommand('insertHTML', false, html)
}

/**
 * Styles and handlers the content policy would refuse, and complain of, are only read. Text that is
 * cut off, or is none of a program's, takes no longer to go through.
 */
function asData(html: string): string {
  return html
    .replace(/<style[\s\S]*?(?:<\/style>|$)/gi, '')
    .replace(/<\w[^<>]*>/g, (tag) => tag.replace(/\s(style|on\w+)\s*=/gi, ' data-$1='))
}

/** No words of the text; and the bullets a word processor draws by hand. */
const unread = 'script, style, template, noscript, title, [data-style*="mso-list:Ignore" i]'

function rename(element: Element, tag: string): Element {
  const named = element.ownerDocument.createElement(tag)
  named.append(...element.childNodes)
  element.replaceWith(named)
  return named
}

/** What stood in lines of its own stays a word of its own. */
function unwrap(element: Element): void {
  element.replaceWith(' ', ...element.childNodes, ' ')
}

function flatten(row: HTMLTableRowElement): void {
  const line = row.ownerDocument.createElement('p')
  const words = [...row.cells].map((cell) => plainText(readRich(cell)).replace(/\s+/g, ' ').trim())
  line.textContent = words.filter(Boolean).join(' · ')
  row.replaceWith(line)
}

/** Programs say in a style what has a name of its own, and take back by style what they named. */
function nameMarks(element: HTMLElement): void {
  const { style = '' } = element.dataset
  const { tagName } = element
  if (/^(B|STRONG)$/.test(tagName) && /font-weight:\s*(normal|[1-5]00)/i.test(style))
    rename(element, 'span')
  if (tagName !== 'SPAN') return
  if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) wrapInside(element, 'strong')
  if (/font-style:\s*italic/i.test(style)) wrapInside(element, 'em')
}

function wrapInside(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

/** The ends of lines in the source of a document are spaces. */
function withPlainSpaces(node: RichTextNode): RichTextNode {
  const last = node.spans.length - 1
  const spans = node.spans.map((span, index) => {
    const text = span.text.replace(/[ \t\r\n]+/g, ' ')
    const begun = index === 0 ? text.trimStart() : text
    return { ...span, text: index === last ? begun.trimEnd() : begun }
  })
  return { ...node, spans: spans.filter(({ text }) => text !== '') }
}

function block(node: RichTextNode): string {
  if (node.type === 'bullet') return `<ul><li>${inline(node)}</li></ul>`
  const tag = node.type === 'heading' ? 'h3' : 'p'
  return `<${tag}>${inline(node)}</${tag}>`
}

function inline({ spans }: RichTextNode): string {
  return spans
    .map(({ text, bold, italic, href }) => {
      const inner = italic ? `<em>${escaped(text)}</em>` : escaped(text)
      const marked = bold ? `<strong>${inner}</strong>` : inner
      return href ? `<a href="${escaped(href)}">${marked}</a>` : marked
    })
    .join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`)
}
