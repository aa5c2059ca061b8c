import type { PageDocument, PageLanguage } from './page/document.ts'

/** An example on the home page; the page itself is at `/_showcase/{language}`. */
export interface ShowcaseCard {
  language: PageLanguage
  title: string
  /** What it is, in the words of the brief: "bicycle workshop". */
  kind: string
  /** The sentences it was made from. */
  brief: string
}

/** An example with the page Ninefold composed for it. */
export interface ShowcasePage extends ShowcaseCard {
  document: PageDocument
}
