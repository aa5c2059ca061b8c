import { textFields } from '#shared/page/block-props.ts'
import type { Block } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'

/** A text of a page: the name of a thing in a list, what stands over something, or sentences. */
export interface PageText {
  block: string
  type: string
  path: string
  said: string
  kind: 'item' | 'title' | 'running'
}

export interface ShownBlock {
  id: string
  block: Block
}

/** Fields of running text; titles and names may be as short as they like. */
const running = /(?:^|\.)(?:lead|text|body|bio|note|a|area|directions|quote)$/
/** Names of things in lists. */
const item = /^(?:items|plans|points|groups)\.\d+\.(?:items\.\d+\.|points\.\d+\.)?(?:name|title)$/
const points = /^(?:plans\.\d+\.)?points\.\d+\.text$/
/** Buttons and forms say the same everywhere, on purpose. */
const ours = /(?:^|\.)(?:label|submit|consent|success)$|^(?:links|cta|actions?|fields)(?:\.|$)/

/** What readers see of blocks, buttons and forms aside, in order. */
export function pageTexts(blocks: readonly ShownBlock[]): PageText[] {
  return blocks.flatMap(({ id, block }) =>
    textFields(block.type, block.props).flatMap(({ path, value }): PageText[] => {
      const said = typeof value === 'string' ? value.trim() : plainText((value ?? []) as RichText)
      if (said === '' || ours.test(path)) return []
      return [{ block: id, type: block.type, path, said, kind: kindOf(block.type, path) }]
    }),
  )
}

function kindOf(type: string, path: string): PageText['kind'] {
  if (item.test(path) || points.test(path)) return type === 'team' ? 'title' : 'item'
  return running.test(path) ? 'running' : 'title'
}
