/** An element of a page, or a text. */
export type PageNode = string | PageElement

interface PageElement {
  tag: string
  /** As React takes them. */
  props: Record<string, unknown>
  children: PageNode[]
}

export interface PageElements {
  html: Record<string, unknown>
  head: PageNode[]
  body: PageNode[]
  /** What the screen was rendered from, as the page carries it for the browser. */
  data: unknown
}

const token =
  /<!--.*?-->|<!DOCTYPE html>|<script([^>]*)>(.*?)<\/script>|<(\/?)([a-zA-Z][\w-]*)([^>]*?)(\/?)>|[^<]+/gs

/**
 * Reads a page that React has written, and so spells alike throughout, back into elements: without
 * its own scripts' addresses, which are another server's business.
 */
export function pageElements(markup: string): PageElements {
  const root: PageElement = { tag: '', props: {}, children: [] }
  const open = [root]
  let data: unknown = null
  for (const [text, scriptProps, script = '', closes, tag, props = '', isWhole] of markup.matchAll(
    token,
  )) {
    const parent = open.at(-1) ?? root
    if (scriptProps?.includes('application/json')) data = JSON.parse(script)
    else if (scriptProps !== undefined) {
      if (script) parent.children.push(scriptElement(script))
    } else if (closes) open.pop()
    else if (tag) {
      const element = { tag, props: propsOf(props), children: [] }
      if (!props.includes('modulepreload')) parent.children.push(element)
      if (!isWhole) open.push(element)
    } else if (!text.startsWith('<!')) parent.children.push(decoded(text))
  }
  const html = childOf(root, 'html')
  const [head, body] = [childOf(html, 'head'), childOf(html, 'body')]
  return { html: html.props, head: head.children, body: body.children, data }
}

function scriptElement(source: string): PageElement {
  return { tag: 'script', props: { dangerouslySetInnerHTML: { __html: source } }, children: [] }
}

function childOf({ children }: PageElement, tag: string): PageElement {
  const found = children.find((node) => typeof node !== 'string' && node.tag === tag)
  if (typeof found !== 'object') throw new Error(`the page has no ${tag}`)
  return found
}

const flags = new Set(['inert', 'required', 'selected', 'noValidate', 'autofocus'])
const spelling: Record<string, string> = { class: 'className', for: 'htmlFor' }

function propsOf(source: string): Record<string, unknown> {
  const pairs = [...source.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, name = '', value = '']) => {
    if (name === 'style') return [name, styleOf(decoded(value))]
    return [spelling[name] ?? name, flags.has(name) ? true : decoded(value)]
  })
  return Object.fromEntries(pairs)
}

function styleOf(source: string): Record<string, string> {
  const rules = source.split(';').map((rule) => {
    const [name = '', ...value] = rule.split(':')
    const isOwn = name.startsWith('--')
    return [isOwn ? name : name.replace(/-(\w)/g, (_, c) => c.toUpperCase()), value.join(':')]
  })
  return Object.fromEntries(rules)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name) => entities[name] ?? whole)
}
