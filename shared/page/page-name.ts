import type { PageDocument } from './document.ts'

/** What a page is called in lists and titles: the name of what it is about, else its own title. */
export function pageName({ facts, meta }: PageDocument): string {
  return facts.name ?? meta.title
}
