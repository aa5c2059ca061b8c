import type { PageLanguage } from '#shared/page/document.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { kr } from './kr.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import type { TradeBriefs } from './trade-briefs.ts'

export const briefsByLanguage: Record<PageLanguage, TradeBriefs> = {
  en,
  ja,
  pt,
  nl,
  kr,
  fr,
  it,
  de,
  es,
}
