import type { PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'
import { isText } from '#shared/page/rich-text.ts'
import { type Correction, correctedText } from './corrected-text.ts'
import type { ModelText } from './model-texts.ts'

/**
 * The ops that put a fact right in the texts a model has written of one block. Of a list the entries
 * go that would say half of what they said; a text that has nothing left is the composer's.
 * @param texts those of the block
 * @param composed what the composer writes in the block, with the fact as it is now
 */
export function correctedBlock(
  texts: readonly ModelText[],
  composed: readonly Op[],
  document: PageDocument,
  correction: Correction,
): Op[] {
  const changed = texts.flatMap((text) => {
    const value = correctedText(text.value, document.base, correction)
    return JSON.stringify(value) === JSON.stringify(text.value) ? [] : [{ ...text, value }]
  })
  const emptied = changed.filter(({ value }) => !isText(value)).map(fieldOf)
  const kept = changed.filter((text) => !emptied.includes(fieldOf(text)))
  return [
    ...kept.map(({ id, path, value }): Op => ({ op: 'set', id, path, value, src: 'model' })),
    ...[...new Set(emptied)].flatMap((path): Op[] => {
      const { id } = texts[0] as ModelText
      const rest = entriesLeft(getAt(document.blocks[id]?.props, path), path, changed)
      if (rest.length > 0) return [{ op: 'set', id, path, value: rest, src: 'model' }]
      const own = composed.filter((op) => op.op === 'set' && op.path === path)
      const isList = Array.isArray(getAt(document.blocks[id]?.props, path))
      return own.length > 0 ? own : [{ op: 'set', id, path, value: isList ? [] : '', src: 'bank' }]
    }),
  ]
}

/** `items` of `items.2.text`: lists are written as a whole where an entry goes. */
const fieldOf = ({ path }: ModelText): string => path.replace(/\.\d+\..*$/, '')

/** The entries of a list all of whose texts still say something; [] of what is no list. */
function entriesLeft(list: unknown, path: string, changed: readonly ModelText[]): unknown[] {
  if (!Array.isArray(list) || changed.every((text) => text.path === path)) return []
  return list.flatMap((entry, at) => {
    const own = changed.filter((text) => text.path.startsWith(`${path}.${at}.`))
    if (own.some(({ value }) => !isText(value))) return []
    const said = own.map((text) => [text.path.split('.').at(-1) ?? '', text.value])
    return [{ ...entry, ...Object.fromEntries(said) }]
  })
}
