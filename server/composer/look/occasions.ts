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

/** What a page is about may ask for another look than its trade: a wedding is no festival. */
const occasions: readonly Occasion[] = [
  {
    within: ['event'],
    words:
      /wedding|getting married|we(?:'re| are) marrying|mariage|nous nous marions|se marient|matrimonio|ci sposiamo|nozze|boda|nos casamos|casamento|vamos casar|hochzeit|wir heiraten|trauung|bruiloft|trouwen|trouwdag|結婚|挙式|결혼/iu,
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
    words:
      /\bkids?\b|child(?:ren|minder|care)|nurser|kindergart|\bkita\b|tagesmutter|kinder|enfants?|crèche|bambin|asilo nido|niñ[oa]s|guarder|crianças|infantário|kinderopvang|gastouder|peuter|こども|子ども|子供|保育|어린이|유치원|초등|아이/iu,
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
    words:
      /lawyer|solicitor|attorney|law firm|barrister|notar|avocat|avvocat|abogad|advogad|anwalt|anwält|kanzlei|advocat|弁護士|司法書士|변호사|법률|법무/iu,
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
