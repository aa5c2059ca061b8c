import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'

/** Speaks to the generator and not to visitors. */
const instruction =
  /\b(?:page|website|web ?site|site|landing|homepage|seite|webseite|sito|pagina|página|sitio|please|bitte|design|colou?rs?|farben|couleurs?|colori|colores|cores|kleuren|want|need|create|generate|make me)\b|ページ|サイト|ホームページ|作って|작성|페이지|사이트|만들/iu

/** Belongs to a fact with a place of its own: a number, an address, a price, or is no plain text. */
const unfit = /[\d<>{}[\]|@#*_`\\/€$£¥]|https?:|www\./u

const most = 2

/**
 * Sentences of the brief that a visitor could read as they stand: whole, plain, about the business.
 * Who knows the business best has written them.
 */
export function briefSentences(brief: string, locale: PageLanguage, facts: Facts): string[] {
  const segmenter = new Intl.Segmenter(locales[locale].tag, { granularity: 'sentence' })
  return [...segmenter.segment(brief)]
    .map(({ segment }) => segment.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => isPresentable(sentence, locale) && !isList(sentence, facts))
    .slice(0, most)
}

function isPresentable(sentence: string, locale: PageLanguage): boolean {
  const isDense = locale === 'ja' || locale === 'kr'
  const [least, longest] = isDense ? [12, 120] : [32, 240]
  if (sentence.length < least || sentence.length > longest) return false
  if (!/[.!。]$/u.test(sentence) || !/^[\p{Lu}\p{Lo}¡¿"“«„]/u.test(sentence)) return false
  if (!isDense && sentence.split(' ').length < 6) return false
  return !unfit.test(sentence) && !instruction.test(sentence)
}

/** What it offers stands in a list of its own. */
function isList(sentence: string, { offers = [] }: Facts): boolean {
  const lower = sentence.toLocaleLowerCase()
  return offers.filter((offer) => lower.includes(offer.toLocaleLowerCase())).length > 2
}
