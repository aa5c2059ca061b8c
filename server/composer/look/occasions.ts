import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Reading } from '#server/reader/read.ts'
import type { Industry } from '#shared/page/industries.ts'
import { type IndustryLook, industryLooks } from './industry-looks.ts'

interface Occasion {
  /** Trades whose pages may be about it. */
  within: readonly Industry[]
  /** What people call it, in the languages of pages; stems, matched anywhere in a word. */
  words: RegExp
  look: Partial<IndustryLook>
}

const file = join(import.meta.dirname, '../../../languages/occasions.json')
const occasionWords = z
  .strictObject({ wedding: z.string(), children: z.string(), law: z.string() })
  .parse(JSON.parse(readFileSync(file, 'utf8')))
const wordsOf = (occasion: keyof typeof occasionWords) => new RegExp(occasionWords[occasion], 'iu')

/** What a page is about may ask for another look than its trade: a wedding is no festival. */
const occasions: readonly Occasion[] = [
  {
    within: ['event'],
    words: wordsOf('wedding'),
    look: {
      palettes: ['blush', 'sage', 'champagne', 'mist', 'plum'],
      moods: ['premium', 'calm', 'warm'],
      pairs: ['serif-display', 'editorial', 'soft-serif'],
      radius: ['none', 'large'],
      density: ['airy'],
      schemes: ['light'],
      motifs: ['petals', 'leaves'],
    },
  },
  {
    within: ['education', 'clinic', 'event', 'nonprofit', 'shop', 'portfolio'],
    words: wordsOf('children'),
    look: {
      palettes: ['coral', 'sky', 'leaf', 'honey', 'raspberry'],
      moods: ['playful', 'warm'],
      pairs: ['gentle', 'lively', 'soft-serif'],
      radius: ['large', 'round'],
      schemes: ['light'],
    },
  },
  {
    within: ['professional-services'],
    words: wordsOf('law'),
    look: {
      palettes: ['navy', 'pine', 'wine', 'graphite', 'slate'],
      moods: ['premium', 'calm'],
      pairs: ['bookish', 'editorial', 'serif-display'],
      radius: ['none', 'small'],
      density: ['airy', 'regular'],
      schemes: ['light'],
    },
  },
]

/** How a page of this trade and occasion tends to look. */
export function lookOf({ industry, text }: Pick<Reading, 'industry' | 'text'>): IndustryLook {
  const occasion = occasions.find(
    ({ within, words }) => within.includes(industry) && words.test(text.raw),
  )
  return { ...industryLooks[industry], ...occasion?.look }
}
