import type { Composition } from '#server/composer/composition.ts'
import { emptyProps, textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { RichText } from '#shared/page/rich-text.ts'
import { isText } from '#shared/page/rich-text.ts'

export interface ModelText {
  id: string
  path: string
  value: string | RichText
}

/** Fields of blocks, as `id.field`, that are a model's. */
export type ModelFields = ReadonlySet<string>

/**
 * Fields that a model has written. Whose the entries of lists are is not kept: what is not as the
 * composer has it is the model's, or came of a wish, or of its owner's hand.
 */
export function modelFields(composed: Composition, document: PageDocument): ModelFields {
  const sets = composed.blocks.flatMap(({ ops }) => ops.filter((op) => op.op === 'set'))
  const own = new Map(sets.map((op) => [`${op.id}.${op.path}`, op.value]))
  return new Set(
    Object.entries(document.blocks).flatMap(([id, { type, props, locked }]) => {
      const empty = emptyProps(type)
      const isOwn = ([field, value]: [string, unknown]) =>
        isSame(value, own.get(`${id}.${field}`) ?? empty[field])
      const others = locked ? [] : Object.entries(props).filter((entry) => !isOwn(entry))
      return others.map(([field]) => `${id}.${field}`)
    }),
  )
}

export const isModels = (fields: ModelFields, id: string, path: string): boolean =>
  fields.has(`${id}.${path.split('.', 1)[0]}`)

/** Every text in these fields that nobody has typed. */
export function modelTexts({ blocks, src }: PageDocument, fields: ModelFields): ModelText[] {
  return Object.entries(blocks).flatMap(([id, { type, props }]) =>
    textFields(type, props).flatMap(({ path, value }): ModelText[] =>
      isText(value) && isModels(fields, id, path) && src[`${id}.${path}`] !== 'user'
        ? [{ id, path, value }]
        : [],
    ),
  )
}
