import type { PageDocument, PageLanguage } from './page/document.ts'

/** A page Ninefold composed, shown on the home page as itself. */
export interface ShowcasePage {
  language: PageLanguage
  title: string
  /** The sentences it was made from. */
  brief: string
  document: PageDocument
}
