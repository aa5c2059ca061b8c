import { commandLanguage } from '#server/commands/command-words.ts'
import { markWish } from '#server/commands/read/mark-wish.ts'
import { fold } from '#server/reader/text/fold.ts'
import type { PageDocument } from '#shared/page/document.ts'

/** "The phone number at the top, please": whatever it was taken for, it is for whoever makes the page. */
export function asksForPart(words: string, document: PageDocument): boolean {
  if (words.length > longestRequest) return false
  const { marks } = markWish(words, document.base, document)
  const has = (tag: string) => marks.some(({ tags }) => tags.some((one) => one.startsWith(tag)))
  return has('words.polite') && has('nouns.') && (has('places.') || has('nouns.form'))
}
const longestRequest = 80

/** At its commas, without the word that joins one to the one before. */
export function partsOf(words: string, { base }: PageDocument): string[] {
  const joints = commandLanguage(base).words.words.and
  const parts = words.split(/[,;、]\s*/).filter((part) => /\p{L}{2}/u.test(part))
  if (parts.length < 2) return []
  return parts.map((part) => {
    const first = part.split(/\s/, 1)[0] ?? ''
    const rest = joints.includes(fold(first)) ? part.slice(first.length) : part
    return rest.replace(/[.。]\s*$/, '').trim()
  })
}

const reaching = ['nouns.phone', 'nouns.email', 'nouns.url', 'nouns.form', 'nouns.contact']

/** What words are about: parts of a page, ways to get in touch, its look. */
export function topicsIn(words: string, document: PageDocument): string[] {
  return markWish(words, document.base, document).marks.flatMap(({ tags }) =>
    tags.flatMap((tag) => {
      if (reaching.includes(tag)) return ['contact']
      if (/^(?:qualities|look|fonts)\.|^nouns\.(?:colours|font)$/.test(tag)) return ['look']
      return tag.startsWith('nouns.') && tag !== 'nouns.page' ? [tag] : []
    }),
  )
}

/** A part of the page, and not how it looks. */
export const isOfPart = (topic: string): boolean => topic !== 'look'
