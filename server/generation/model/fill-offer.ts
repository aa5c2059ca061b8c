import type { Field, Fields } from '#shared/blocks/field.ts'
import { isRecord } from '#shared/page/path.ts'
import { type Fitting, fitValue } from './fit-value.ts'

/**
 * What is on offer is a fact: names and prices stay as they are, item for item. Of the model's
 * items, told apart by their place, come the words that stand where nothing stood.
 */
export function fillOffer(
  field: Field,
  given: unknown,
  written: unknown,
  fitting: Fitting,
): unknown {
  if (!Array.isArray(given) || !Array.isArray(written) || !field.item) return given
  const fields = field.item
  return given.map((item, index) => fillItem(fields, item, written[index], fitting))
}

function fillItem(fields: Fields, given: unknown, written: unknown, fitting: Fitting): unknown {
  if (!isRecord(given) || !isRecord(written)) return given
  const filled = Object.entries(fields).map(([key, field]) => {
    const before = given[key]
    const isEmpty = before === '' || (Array.isArray(before) && before.length === 0)
    if (field.item && !isEmpty) return [key, fillOffer(field, before, written[key], fitting)]
    const isOpen = isEmpty && field.kind !== 'price' && field.kind !== 'media'
    return [key, (isOpen ? fitValue(field, written[key], fitting) : undefined) ?? before]
  })
  return Object.fromEntries(filled)
}
