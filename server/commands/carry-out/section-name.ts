import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BlockType } from '#shared/blocks/index.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const folder = join(import.meta.dirname, '../../../locales')
const read = new Map<PageLanguage, Record<string, string>>()

/** What a kind of section is called in a language, on a page about anything. */
export function sectionName(language: PageLanguage, kind: BlockType): string {
  const known = read.get(language)
  if (known) return known[kind] ?? ''
  const file = readFileSync(join(folder, language, 'page.json'), 'utf8')
  const { sections } = JSON.parse(file) as { sections: Record<string, string> }
  read.set(language, sections)
  return sections[kind] ?? ''
}
