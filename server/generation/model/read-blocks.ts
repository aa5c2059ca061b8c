import { isRecord } from '#shared/page/path.ts'
import type { PieceReader } from './element-reader.ts'
import { type ReadJson, readJson } from './repair-json.ts'

/** A block as the model wrote it, unchecked. */
export interface RawBlock {
  id: string
  variant: unknown
  props: Record<string, unknown>
  i18n: Record<string, unknown>
  isCut: boolean
}

/** Longer than any block can be: what has no end is let go. */
const longest = 48_000
const begins = /^[\s,[]*\{\s*["“]id["”]\s*:/u

/** Reads one block a line, also where a model spreads it over several or fences it in. */
export function blockReader(): PieceReader<RawBlock> {
  let line = ''
  let pending = ''

  function take(text: string, isEnd: boolean): RawBlock[] {
    const read = readJson(text, isEnd)
    return read ? rawBlocks(read) : []
  }

  function next(text: string): RawBlock[] {
    if (begins.test(text) && pending) {
      const before = take(pending, true)
      pending = ''
      return [...before, ...next(text)]
    }
    if (!pending && !text.includes('{')) return []
    pending = pending ? `${pending}\n${text}` : text
    const blocks = /[}\]],?\s*$/u.test(text) ? take(pending, false) : []
    if (blocks.length > 0 || pending.length > longest) pending = ''
    return blocks
  }

  return {
    push(text) {
      const lines = (line + text).split('\n')
      line = lines.pop() ?? ''
      if (line.length > longest) line = ''
      return lines.flatMap(next)
    },
    end() {
      const blocks = [...next(line), ...(pending ? take(pending, true) : [])]
      line = pending = ''
      return blocks
    },
  }
}

/** Also `{"blocks": […]}`, and fields beside the id in place of `props`. */
function rawBlocks({ value, isCut }: ReadJson): RawBlock[] {
  if (!isRecord(value)) return []
  if (Array.isArray(value.blocks))
    return value.blocks.flatMap((block) => rawBlocks({ value: block, isCut }))
  const { id, variant, props, i18n, type: _type, ...fields } = value
  if (typeof id !== 'string') return []
  return [
    {
      id,
      variant,
      props: isRecord(props) ? props : fields,
      i18n: isRecord(i18n) ? i18n : {},
      isCut,
    },
  ]
}
