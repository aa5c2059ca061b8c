import type { Block } from './document.ts'

/** Letters of a heading that a section is called by. */
const longest = 40

/**
 * What its own page calls a section: its heading, where that is a name; '' where it is to be called
 * by its kind. The headline is what the whole page says.
 */
export function sectionHeading(block: Pick<Block, 'type' | 'props'> | undefined): string {
  const { title } = block?.props ?? {}
  const isName = typeof title === 'string' && title.length <= longest && block?.type !== 'hero'
  return isName ? title.trim() : ''
}
