import type { PageDocument } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import type { Editor } from './editor.ts'

/** What every control of a block's form may use. */
export interface FormContext {
  /** Slug of the page. */
  slug: string
  /** Null where the page is another's. */
  erasePicture: Editor['erasePicture'] | null
  document: PageDocument
  /** The block. */
  id: string
  /** What is wrong, by the path of the field. */
  errors: Record<string, string>
  onChange: (path: string, value: unknown) => void
  /** A list with other items or another order; `origins` says where each item stood, null for new. */
  onList: (path: string, value: unknown[], origins: (number | null)[]) => void
  /** A fact in short; '' where there is none. */
  factText: (key: FactKey) => string
  /** Opens the form of a fact, which all blocks share; of the prices, at one of them. */
  onFact: (key: FactKey, entry?: string) => void
  /** Pictures for this block, any number. */
  onFiles: (files: File[]) => void
}
