import type { Field, Fields } from '#shared/blocks/field.ts'
import { blockKind, blockTypes } from '#shared/blocks/index.ts'
import { typedFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { estimateTokens } from '../model/estimate-tokens.ts'
import { authorshipOf } from '../model/writable-fields.ts'

/**
 * The blocks of a page from top to bottom, each on a line with its title, as far as there is room
 * for that. @param room in tokens
 */
export function outlineOf(document: PageDocument, room: number): string {
  const outlines = [40, 20, 10, 0].map((longest) => outlineWith(document, longest))
  return outlines.find((outline) => estimateTokens(outline) <= room) ?? outlines.at(-1) ?? ''
}

function outlineWith(document: PageDocument, longestTitle: number): string {
  return document.order
    .flatMap((id) => {
      const block = document.blocks[id]
      if (!block) return []
      const { type, variant, hidden, locked, props } = block
      const flags = [hidden && 'hidden', locked && 'locked'].filter(Boolean).join(' ')
      const title = typeof props.title === 'string' ? props.title.slice(0, longestTitle) : ''
      const name = id === type ? id : `${id}: ${type}`
      return [`${name} ${variant}${flags && ` ${flags}`}${title && ` | ${title}`}`]
    })
    .join('\n')
}

/** A text of the page as a model is shown it. */
interface ShownText {
  id: string
  path: string
  text: string
}

/**
 * The texts of these blocks, one a line, as many as there is room for: where they are too many,
 * long ones first lose their ends, which is marked, and then the last blocks are left out.
 * @param room in tokens
 */
export function textsOf(document: PageDocument, ids: readonly string[], room: number): string {
  const texts = ids.flatMap((id) => textsOfBlock(document, id))
  for (const longest of [4000, 600, 300, 160, 80]) {
    const lines = texts.map((text) => lineOf(text, longest))
    if (estimateTokens(lines.join('\n')) <= room) return lines.join('\n')
  }
  const lines: string[] = []
  let left = room
  for (const text of texts) {
    const line = lineOf(text, 80)
    left -= estimateTokens(line) + 1
    if (left < 0) break
    lines.push(line)
  }
  return lines.join('\n')
}

function textsOfBlock(document: PageDocument, id: string): ShownText[] {
  const block = document.blocks[id]
  if (!block) return []
  return typedFields(block.type, block.props).flatMap(({ path, value }) => {
    const text = typeof value === 'string' ? value : plainText((value ?? []) as RichText)
    return text ? [{ id, path, text }] : []
  })
}

function lineOf({ id, path, text }: ShownText, longest: number): string {
  const shown = text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text
  return `${id}.${path}=${JSON.stringify(shown)}`
}

/** Every kind of block with its looks and fields in a line, derived from the registry. */
export function kindsOf(types: ReadonlySet<string>): string {
  return blockTypes
    .filter((type) => types.has(type))
    .flatMap((type) => {
      const kind = blockKind(type)
      if (!kind) return []
      const fields = Object.entries(kind.fields)
        .filter(
          ([key, field]) => field.kind === 'date' || authorshipOf(kind, key, field) !== 'kept',
        )
        .map(([key, field]) => `${key}${shapeOf(field)}`)
      return [`${type} [${kind.variants.join('|')}] ${fields.join(', ')}`]
    })
    .join('\n')
}

function shapeOf(field: Field): string {
  switch (field.kind) {
    case 'text':
      return `:${field.max}`
    case 'rich':
      return ':text'
    case 'choice':
      return `:${field.options?.join('|')}`
    case 'list':
      return `[${field.max}]{${itemOf(field.item ?? {})}}`
    case 'href':
    case 'price':
    case 'date':
    case 'flag':
    case 'icon':
      return `:${field.kind}`
    default:
      return ''
  }
}

function itemOf(fields: Fields): string {
  return Object.entries(fields)
    .filter(([, { kind }]) => kind !== 'media' && kind !== 'icon')
    .map(([key, field]) => `${key}${shapeOf(field)}`)
    .join(', ')
}
