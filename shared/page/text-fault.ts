import type { EditOp } from './ops.ts'

/** What is wrong with how a page reads, in whatever language. */
export interface TextFault {
  code:
    | 'text_cut'
    | 'text_repeated'
    | 'text_fragment'
    | 'list_split'
    | 'unit_missing'
    | 'facts_differ'
    | 'text_for_builder'
  block: string
  path: string
  /** The words it is about, to be recognised by. */
  excerpt: string
  /** What does not go with them: the unit that is missing, the words they contradict. */
  other?: string
  /** What takes the words away, where nothing else is said with them. */
  fix?: EditOp[]
}
