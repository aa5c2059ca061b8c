import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { RichText } from '#shared/page/rich-text.ts'
import type { Change } from './change.ts'

/** Every text of the page that names what is true no longer, with what is in its place. */
export function replaceInTexts(
  document: PageDocument,
  pairs: readonly (readonly [string, string])[],
  put = replaced,
): Pick<Change, 'ops' | 'sources'> {
  const news = (text: string) => pairs.reduce((said, [old, value]) => put(said, old, value), text)
  const ops = document.order.flatMap((id) => {
    const block = document.blocks[id]
    if (!block || block.locked) return []
    return textFields(block.type, block.props).flatMap(({ path, value }): EditOp[] => {
      const text = typeof value === 'string' ? news(value) : richly(value as RichText, news)
      return JSON.stringify(text) === JSON.stringify(value)
        ? []
        : [{ op: 'set', id, path, value: text }]
    })
  })
  const meta = (['title', 'description'] as const)
    .filter((key) => news(document.meta[key]) !== document.meta[key])
    .map((key): EditOp => ({ op: 'meta', meta: { [key]: news(document.meta[key]) } }))
  return { ops: [...ops, ...meta], sources: sourcesOf(document, [...ops, ...meta]) }
}

function replaced(text: string, old: string, value: string): string {
  const at = old.length > 2 ? text.toLowerCase().indexOf(old.toLowerCase()) : -1
  if (at < 0 || text.includes(value)) return text
  return text.slice(0, at) + value + text.slice(at + old.length)
}

const richly = (rich: RichText, news: (text: string) => string): RichText =>
  rich.map((node) => ({
    ...node,
    spans: node.spans.map((span) => ({ ...span, text: news(span.text) })),
  }))

/** Whose the texts were, theirs they stay. */
function sourcesOf({ src }: PageDocument, ops: readonly EditOp[]): Change['sources'] {
  return Object.fromEntries(
    ops.flatMap((op) => {
      const keys =
        op.op === 'set'
          ? [`${op.id}.${op.path}`]
          : op.op === 'meta'
            ? Object.keys(op.meta).map((key) => `meta.${key}`)
            : []
      return keys.map((key) => [key, src[key] ?? null] as const)
    }),
  )
}
