import type { BlockProps, BlockType } from '#shared/blocks/index.ts'

/** A block in one language. */
export interface Written<T extends BlockType> {
  props: Partial<BlockProps<T>>
  /** Top-level fields that hold words of the brief, which are in no other language. */
  brief?: readonly string[]
}
