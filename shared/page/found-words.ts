import type { PageDocument, PageLanguage } from './document.ts'
import { metaText } from './meta-text.ts'
import { tellsAgain } from './tells-again.ts'
import { translationKey } from './text-keys.ts'

const longest = { title: 140, description: 320 }

export interface FoundWords {
  title: string
  description: string
}

/**
 * What searches and links show of a page, of one that speaks `language` already. As it was written;
 * but where its creator has put other words at its top, and none there, it says those.
 */
export function foundWords(document: PageDocument, language: PageLanguage): FoundWords {
  const opening = openingOf(document)
  const title = metaText(document, 'title') ?? ''
  const description = metaText(document, 'description') ?? ''
  if (!opening?.title) return { title, description }
  const isTyped = (id: string, path: string) => isUsers(document, language, id, path)
  const isTitled = isTyped(opening.id, 'title')
  const isTold = isTitled || isTyped(opening.id, 'lead')
  const follows = (path: keyof FoundWords) => !isTyped('meta', path)
  return {
    title: isTitled && follows('title') ? titleFrom(opening.title, document.facts.name) : title,
    description: isTold && follows('description') ? descriptionFrom(opening) : description,
  }
}

interface Opening {
  id: string
  title: string
  lead: string
}

function openingOf({ order, blocks }: PageDocument): Opening | null {
  const id = order.find((one) => blocks[one]?.type === 'hero' && !blocks[one].hidden)
  if (id === undefined) return null
  const { title, lead } = blocks[id]?.props ?? {}
  return { id, title: words(title), lead: words(lead) }
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isUsers(
  { src, base }: PageDocument,
  language: PageLanguage,
  id: string,
  path: string,
): boolean {
  const isTranslated = language !== base && src[translationKey(language, id, path)] === 'user'
  return src[`${id}.${path}`] === 'user' || isTranslated
}

/** The name once, before what the page says first. */
function titleFrom(title: string, name = ''): string {
  const said = title.replace(/[.。]$/, '')
  return (says(said, name) ? said : `${name} · ${said}`).slice(0, longest.title)
}

function descriptionFrom({ title, lead }: Opening): string {
  const told = tellsAgain(lead, title) ? lead : `${asSentence(title)}${lead}`
  return told.trim().slice(0, longest.description)
}

function says(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

function asSentence(text: string): string {
  if (/[。！？]$/.test(text)) return text
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(text)) return `${text}。`
  return /[.!?…]$/.test(text) ? `${text} ` : `${text}. `
}
