import de from '#locales/de/page.json' with { type: 'json' }
import en from '#locales/en/page.json' with { type: 'json' }
import es from '#locales/es/page.json' with { type: 'json' }
import fr from '#locales/fr/page.json' with { type: 'json' }
import it from '#locales/it/page.json' with { type: 'json' }
import ja from '#locales/ja/page.json' with { type: 'json' }
import kr from '#locales/kr/page.json' with { type: 'json' }
import nl from '#locales/nl/page.json' with { type: 'json' }
import pt from '#locales/pt/page.json' with { type: 'json' }
import ptPt from '#locales/pt/page-pt.json' with { type: 'json' }
import type { PageLanguage } from '#shared/page/document.ts'
import { regionalTag } from '#shared/regional-tag.ts'

/** The few words a published page says by itself. */
export type PageWords = typeof en

export const pageWords: Record<PageLanguage, PageWords> = { en, ja, pt, nl, kr, fr, it, de, es }

const european: PageWords = {
  ...pt,
  ...ptPt,
  drafts: { ...pt.drafts, ...ptPt.drafts },
  sections: { ...pt.sections, ...ptPt.sections },
}

/** Of countries that say some of them otherwise. */
const regionalWords: Record<string, PageWords> = {
  'pt-PT': european,
  'pt-AO': european,
  'pt-MZ': european,
}

/** @param country ISO 3166-1, where the page's is known */
export function pageWordsIn(language: PageLanguage, country: string | undefined): PageWords {
  return regionalWords[regionalTag(language, { country })] ?? pageWords[language]
}

/** `fill('from {price}', { price: '20 €' })` is 'from 20 €'. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
