import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { RichText } from '#shared/page/rich-text.ts'
import type { Change } from './change.ts'

/** Every text of the page as `news` says it, but for what is locked; whose they were, theirs they stay. */
export function changeTexts(
  document: PageDocument,
  news: (text: string) => string,
): Pick<Change, 'ops' | 'sources'> {
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

const richly = (rich: RichText, news: (text: string) => string): RichText =>
  rich.map((node) => ({
    ...node,
    spans: node.spans.map((span) => ({ ...span, text: news(span.text) })),
  }))

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
