export interface ReadJson {
  value: unknown
  /** The text ended inside of it: its last member is left out. */
  isCut: boolean
}

/**
 * Reads JSON as models write it: with words around it, smart quotes for straight ones, commas too
 * many, and, where nothing more will come, an end that never came.
 * @returns null where there is no object to be made of it
 */
export function readJson(text: string, isEnd: boolean): ReadJson | null {
  const start = text.indexOf('{')
  if (start < 0) return null
  const body = text.slice(start)
  for (const candidate of [body, straightened(body)]) {
    const whole = parsed(objectIn(candidate))
    if (whole !== undefined) return { value: whole, isCut: false }
  }
  if (!isEnd) return null
  const cut = closed(straightened(body))
  return cut === undefined ? null : { value: cut, isCut: true }
}

/** The first whole object, without what follows it and without commas too many. */
function objectIn(text: string): string {
  let end = text.length
  scan(text, (index, depth) => {
    if (depth === 0 && end === text.length) end = index + 1
  })
  return withoutSpareCommas(text.slice(0, end))
}

/** Ends what was cut: the last member that is not whole goes, and what is open is closed. */
function closed(text: string): unknown {
  const commas: { index: number; open: string }[] = []
  scan(text, (index, _depth, open) => {
    if (text[index] === ',') commas.push({ index, open })
  })
  for (const { index, open } of commas.reverse().slice(0, 8)) {
    const closers = [...open].reverse().map((sign) => (sign === '{' ? '}' : ']'))
    const value = parsed(withoutSpareCommas(text.slice(0, index) + closers.join('')))
    if (value !== undefined) return value
  }
  return undefined
}

/** Visits every bracket and comma outside of strings, with the brackets open behind it. */
function scan(text: string, visit: (index: number, depth: number, open: string) => void): void {
  let open = ''
  let isString = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (isString) {
      if (sign === '\\') index++
      else if (sign === '"') isString = false
      continue
    }
    if (sign === '"') isString = true
    else if (sign === '{' || sign === '[') open += sign
    else if (sign === '}' || sign === ']') {
      open = open.slice(0, -1)
      visit(index, open.length, open)
    } else if (sign === ',') visit(index, open.length, open)
  }
}

function withoutSpareCommas(text: string): string {
  const spare: number[] = []
  scan(text, (index) => {
    if (text[index] === ',' && /^,\s*[}\],]/.test(text.slice(index, index + 40))) spare.push(index)
  })
  return spare.reverse().reduce((kept, at) => kept.slice(0, at) + kept.slice(at + 1), text)
}

/** Smart quotes where only straight ones can be meant: around keys and values. */
function straightened(text: string): string {
  return text
    .replaceAll(/([{[,:]\s*)[“”„]/gu, '$1"')
    .replaceAll(/[“”](\s*[:,}\]])/gu, '"$1')
    .replaceAll(/\p{Cc}/gu, ' ')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
