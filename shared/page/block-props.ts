import { emptyOf, type Field, type Fields, objectOf } from '#shared/blocks/field.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { invalid } from '#shared/errors.ts'
import type { Block } from './document.ts'
import { parsePath, setAt } from './path.ts'

/** The props a block of this type starts with; {} for a kind this version does not know. */
export function emptyProps(type: string): Record<string, unknown> {
  const kind = blockKind(type)
  return kind ? emptyOf(kind.fields) : {}
}

/** A block of the kind's newest version with nothing in it. */
export function emptyBlock(type: string, variant: string): Block {
  const version = blockKind(type)?.version ?? 1
  return { type, variant, ...(version > 1 && { version }), props: emptyProps(type) }
}

/** The field at a path such as `items.2.title`, or undefined where the kind has none. */
export function fieldAt(type: string, path: string): Field | undefined {
  let fields: Fields | undefined = blockKind(type)?.fields
  let field: Field | undefined
  let inItem = false
  for (const key of parsePath(path)) {
    if (inItem) {
      if (!/^\d+$/.test(key)) return undefined
      inItem = false
      field = undefined
      continue
    }
    field = fields && Object.hasOwn(fields, key) ? fields[key] : undefined
    if (!field) return undefined
    fields = field.item ?? field.parts
    inItem = field.kind === 'list'
  }
  return field
}

/**
 * A block with one prop changed and checked against its kind. Blocks of an unknown kind take any
 * value, so that documents of a newer version survive an edit.
 * @throws AppError `invalid`, naming the field
 */
export function setProp(id: string, block: Block, path: string, value: unknown): Block {
  const kind = blockKind(block.type)
  try {
    const props = setAt(block.props, path, value)
    if (!kind) return { ...block, props }
    const result = objectOf(kind.fields).safeParse(props)
    if (result.success) return { ...block, props: result.data }
    throw invalid(
      result.error.issues.map((issue) => ({
        field: [id, ...issue.path].join('.'),
        message: issue.message,
      })),
    )
  } catch (error) {
    if (error instanceof RangeError)
      throw invalid([{ field: `${id}.${path}`, message: error.message }])
    throw error
  }
}

export interface TextField {
  path: string
  field: Field
  value: unknown
}

/** Every text of a block that a reader sees and that can be translated, with its path. */
export function textFields(type: string, props: Record<string, unknown>): TextField[] {
  return fieldsWhere(type, props, (field) => field.translatable)
}

/** Whether a block says nothing yet. */
export function isWordless(type: string, props: Record<string, unknown>): boolean {
  return textFields(type, props).every(({ value }) => !value || (value as unknown[]).length === 0)
}

/** Every text of a block a person can type into, translatable or not, with its path. */
export function typedFields(type: string, props: Record<string, unknown>): TextField[] {
  return fieldsWhere(type, props, ({ kind }) => kind === 'text' || kind === 'rich')
}

/** Every picture of a block, with its path. */
export function mediaFields(type: string, props: Record<string, unknown>): TextField[] {
  return fieldsWhere(type, props, ({ kind }) => kind === 'media')
}

/** Every link target of a block, with its path. */
export function linkFields(type: string, props: Record<string, unknown>): TextField[] {
  return fieldsWhere(type, props, ({ kind }) => kind === 'href')
}

/** Every price a block refers to by its id, with its path. */
export function priceFields(type: string, props: Record<string, unknown>): TextField[] {
  return fieldsWhere(type, props, ({ kind }) => kind === 'price')
}

type Wanted = (field: Field) => boolean

function fieldsWhere(type: string, props: Record<string, unknown>, wanted: Wanted): TextField[] {
  const kind = blockKind(type)
  return kind ? collect(kind.fields, props, '', wanted) : []
}

function collect(
  fields: Fields,
  values: Record<string, unknown>,
  prefix: string,
  wanted: Wanted,
): TextField[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const path = prefix + key
    const value = values[key]
    if (wanted(field)) return [{ path, field, value }]
    if (field.parts && isRecord(value)) return collect(field.parts, value, `${path}.`, wanted)
    if (!field.item || !Array.isArray(value)) return []
    const item = field.item
    return value.flatMap((entry, index) => collect(item, entry, `${path}.${index}.`, wanted))
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
