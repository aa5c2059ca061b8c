import type { Reading } from '#server/reader/read.ts'
import type { Corrections } from '#shared/page/corrected-words.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { Register } from '#shared/page/register.ts'
import type { Labels } from '../labels.ts'
import type { MainAction } from '../lay-out/action.ts'
import type { Layout } from '../lay-out/layout.ts'

/** All that writers of blocks are given. */
export interface PageMaterial {
  reading: Reading
  layout: Layout
  facts: Facts
  /** What the creator settled: it stands where the brief said something else. */
  known: Facts
  corrections: Corrections
  labels: Labels
  /** The language the labels are in. */
  language: PageLanguage
  /** How the owner speaks to readers, where the brief tells. */
  register?: Register
  action: MainAction
  isAlone: boolean
  /** When the page is asked for, in milliseconds since 1970. */
  now: number
}
