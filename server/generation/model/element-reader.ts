import { isRecord } from '#shared/page/path.ts'
import { readJson } from './repair-json.ts'

export interface PieceReader<T> {
  /** Takes the next piece of a stream; gives what is whole by now. */
  push(text: string): T[]
  /** The stream is over: what its end makes, if anything. */
  end(): T[]
}

/** Longer than any element can be: what has no end is let go. */
const longest = 48_000
/** The list that elements come in, where they come in one. */
const wrapper = /^\{\s*["“](?:elements|ops|edits|changes)["”]\s*:\s*\[/u

/**
 * Reads JSON objects one after the other as each becomes whole: from `{"elements": […]}`, from a
 * list, or one a line; with fences and words around them. What is cut is not given.
 */
export function elementReader(): PieceReader<Record<string, unknown>> {
  let pending = ''

  function take(): Record<string, unknown>[] {
    const found: Record<string, unknown>[] = []
    for (;;) {
      const start = pending.indexOf('{')
      if (start < 0) {
        pending = ''
        return found
      }
      pending = pending.slice(start)
      const opening = wrapper.exec(pending)
      if (opening) {
        pending = pending.slice(opening[0].length)
        continue
      }
      const end = objectEnd(pending)
      if (end < 0) {
        if (pending.length > longest) pending = ''
        return found
      }
      const read = readJson(pending.slice(0, end), false)
      // Words with a brace in them are no object: what follows the brace may hold one.
      pending = pending.slice(read ? end : 1)
      if (read) found.push(...elementsOf(read.value as Record<string, unknown>))
    }
  }

  return {
    push(text) {
      pending += text
      return take()
    },
    end: take,
  }
}

/** Also where the list has other members beside it. */
function elementsOf(value: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(value.elements) ? value.elements.filter(isRecord) : [value]
}

/** Behind the brace that closes the first one; -1 where it is still open. */
function objectEnd(text: string): number {
  let depth = 0
  let isString = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (isString) {
      if (sign === '\\') index++
      else if (sign === '"') isString = false
    } else if (sign === '"') isString = true
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return index + 1
  }
  return -1
}
