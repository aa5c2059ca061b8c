import type { PageLanguage } from '#shared/page/document.ts'
import type { Industry } from '#shared/page/industries.ts'
import { isWorkshop } from '../understand/classify-industry.ts'
import { lexicons } from '../understand/lexicon/lexicons.ts'
import { readText } from '../understand/read-text.ts'

/** Whose texts fit a brief: its trade's, or for a workshop, whose trade works on houses, any one's. */
export function voiceOf(industry: Industry, brief: string, briefLocale: PageLanguage): Industry {
  const isApart = industry === 'trades' && isWorkshop(readText(brief), lexicons[briefLocale])
  return isApart ? 'general' : industry
}
