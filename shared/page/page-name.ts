import type { PageDocument } from './document.ts'
import type { Version1Document } from './version-1.ts'

/** What stands between a name and what search engines are told beside it. */
const separator = /^\s*[–—|·•:‐-]\s+/u

/**
 * What its owner calls a page: “Kiln & Clay” where its title is “Kiln & Clay – Ceramics in Bristol”.
 * A title that does not begin with the name is one the owner wrote.
 */
export function pageName(document: PageDocument | Version1Document): string {
  if (document.v === 1) return document.title
  const { title } = document.meta
  const name = document.facts.name?.trim() ?? ''
  const isTailed = name !== '' && title.startsWith(name) && separator.test(title.slice(name.length))
  return isTailed ? name : title
}
