import type { Span } from '#server/reader/text/trim.ts'
import { emptyOf, type Fields } from '#shared/blocks/field.ts'
import { type BlockType, blockKinds } from '#shared/blocks/index.ts'
import { setAt } from '#shared/page/path.ts'
import type { Words } from '../material/words.ts'

/** Where spans of the brief stand in a block. */
export interface Placed {
  path: string
  spans: readonly Span[]
}

/** A block being written: its props, and which words of the brief stand where in it. */
export class Sheet<T extends BlockType = BlockType> {
  readonly type: T
  /** Its id on the page; a second block of a type needs another. */
  id: string
  variant: string
  props: Record<string, unknown> = {}
  readonly placed: Placed[] = []

  constructor(type: T, variant: string = blockKinds[type].variants[0]) {
    this.type = type
    this.id = type
    this.variant = variant
  }

  /** A value that holds no words of the brief. */
  set(path: string, value: unknown): this {
    this.props = setAt(this.props, path, value)
    return this
  }

  /** A text, cut where its field ends; nothing where there is nothing to say. */
  text(path: string, words: Words, most = 400): this {
    if (words.text === '') return this
    this.set(path, words.text.slice(0, most))
    this.told(path, words.spans)
    return this
  }

  /** Says that words of the brief stand at a path without being its text: in a fact it shows. */
  told(path: string, spans: readonly Span[]): this {
    if (spans.length > 0) this.placed.push({ path, spans })
    return this
  }

  /** A value its creator brought along, beside the brief. */
  bring(path: string, value: unknown): this {
    this.placed.push({ path, spans: [] })
    return this.set(path, value)
  }

  /** An item of a list with every field it has; the others are empty. */
  item(list: string, values: Record<string, unknown>): string {
    const items = (this.props[list] as unknown[] | undefined) ?? []
    const fields = (blockKinds[this.type].fields as Fields)[list]?.item ?? {}
    const path = `${list}.${items.length}`
    this.props = { ...this.props, [list]: [...items, { ...emptyOf(fields), ...values }] }
    return path
  }

  /** Top-level fields that hold words of the brief. */
  get own(): ReadonlySet<string> {
    return new Set(this.placed.map(({ path }) => path.split('.')[0] ?? ''))
  }
}
