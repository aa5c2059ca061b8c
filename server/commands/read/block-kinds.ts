import { type BlockType, blockTypes } from '#shared/blocks/index.ts'
import type { NounName } from '../command-names.ts'
import type { Mark } from './marked-wish.ts'

export const around = ['nouns.section', 'nouns.page', 'words.only', 'words.all']
export const parts = ['nouns.address', 'nouns.form', 'nouns.map']
export const blocks = blockTypes.map((type) => `nouns.${type}`)

/** What has no block of its own. */
const shownBy: Partial<Record<NounName, NounName>> = {
  address: 'place',
  map: 'place',
  form: 'contact',
  rules: 'features',
}

/** The kinds of blocks a mark names. */
export function kindsOf(marks: readonly Mark[]): BlockType[] {
  const kinds = marks.flatMap(({ tags }) => {
    const nouns = tags
      .filter((tag) => tag.startsWith('nouns.'))
      .map((tag) => tag.slice(6) as NounName)
    return nouns
      .map((noun) => shownBy[noun] ?? noun)
      .filter(isBlock)
      .slice(0, 1)
  })
  return [...new Set(kinds)]
}

const isBlock = (noun: NounName): noun is BlockType =>
  (blockTypes as readonly string[]).includes(noun)
