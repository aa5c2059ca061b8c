import { rememberedOf } from '../remembered.ts'
import type { TaggedText } from './tagged-text.ts'

/** Whether a text has no capital letter at all: nothing is told by one that is missing. */
export const isTypedSmall = rememberedOf(
  ({ raw }: Pick<TaggedText, 'raw'>): boolean => raw === raw.toLowerCase(),
)
