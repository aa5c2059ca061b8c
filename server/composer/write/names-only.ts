import { isDense } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'

/** The words with which a brief says what something is called. */
const naming: Record<PageLanguage, RegExp> = {
  en: /\b(?:called|name is|name’s|name's|trade as)\b/iu,
  de: /\b(?:hei(?:ß|ss)(?:t|e|en)|nennen uns|nenne ich|namens|name ist)/iu,
  fr: /s[’']appell|m[’']appell|nous appelons|le nom (?:est|c[’']est)|se nomme/iu,
  es: /\bllam(?:a|ará|o|amos)(?!\p{L})|el nombre es/iu,
  pt: /\bcham(?:a|o|amos|a-se|o-me)(?!\p{L})|o nome é/iu,
  it: /\bchiam(?:a|erà|o|iamo)(?!\p{L})|il nome è/iu,
  nl: /\b(?:heet|heten|noemen|naam is)\b/iu,
  ja: /と(?:いいます|言います|申します|いう名前)|名前は/u,
  kr: /이름은|라고 (?:해요|합니다|불러요|부릅니다)/u,
}

/** Most letters besides the name and the year of a sentence that says no more than a name. */
const most = (locale: PageLanguage): number => (locale === 'kr' ? 22 : isDense(locale) ? 14 : 34)

/** "We are called Luna.": the header says it already. */
export function namesOnly(sentence: string, locale: PageLanguage, { name = '' }: Facts): boolean {
  if (!name || !sentence.includes(name) || !naming[locale].test(sentence)) return false
  const rest = sentence.replace(name, '').replaceAll(/[^\p{L}\s]/gu, '')
  return rest.replaceAll(/\s+/g, ' ').trim().length <= most(locale)
}
