import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Nobody who writes texts knows it: no text can pretend to be a mark. */
const opening = `<!--${randomBytes(16).toString('hex')}:`
const closing = '-->'

/** Of all screens; they hold a dozen each in every language. */
const encoded = new LRUCache<string, Buffer>({
  maxSize: 8 * 2 ** 20,
  sizeCalculation: (bytes) => bytes.length,
})

/**
 * The parts of one screen whose HTML is known already. React is given a mark for each, since it
 * would measure and copy the whole; their bytes are put in when all else is rendered.
 */
export class KnownParts {
  readonly #parts: Buffer[] = []

  /** The mark to render in the place of a part. */
  mark = (html: string): string => {
    const place = this.#parts.push(bytesOf(html)) - 1
    return opening + place + closing
  }

  /** The screen with every part in its place. */
  putInto(screen: Buffer): Buffer {
    const pieces: Buffer[] = []
    let from = 0
    for (;;) {
      const at = screen.indexOf(opening, from, 'latin1')
      if (at < 0) break
      const end = screen.indexOf(closing, at, 'latin1')
      const part = this.#parts[Number(screen.toString('latin1', at + opening.length, end))]
      if (part) pieces.push(screen.subarray(from, at), part)
      from = end + closing.length
    }
    return Buffer.concat([...pieces, screen.subarray(from)])
  }
}

function bytesOf(html: string): Buffer {
  const known = encoded.get(html)
  if (known) return known
  const bytes = Buffer.from(html)
  encoded.set(html, bytes)
  return bytes
}
