import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnswerKind } from '#shared/blocks/contact.ts'
import type { BlockType } from '#shared/blocks/index.ts'
import type { PageLanguage } from '#shared/page/document.ts'

interface PageWords {
  /** What kinds of sections are called on a page about anything. */
  sections: Partial<Record<BlockType, string>>
  /** What a form's fields are called where their creator named none. */
  answers: Record<AnswerKind, string>
}

const folder = join(import.meta.dirname, '../locales')
const read = new Map<PageLanguage, PageWords>()

/** The words a page says by itself, as far as the server needs them. */
export function pageWordsOf(language: PageLanguage): PageWords {
  const known = read.get(language)
  if (known) return known
  const words = JSON.parse(readFileSync(join(folder, language, 'page.json'), 'utf8')) as PageWords
  read.set(language, words)
  return words
}
