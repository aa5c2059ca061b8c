import type { Lexicon } from './lexicon/lexicon.ts'

/** Letters of Polish, Czech, Slovak, Hungarian, Romanian, Turkish, Croatian and Baltic languages. */
const latin = /[łżąęśźćńřěůőűğışțșđčšžāēīūģķļņ]/giu
/** Greek, Cyrillic, Hebrew, Arabic, the scripts of India, Thai. */
const scripts = /[\u0370-\u052f\u0590-\u06ff\u0900-\u0e7f]/gu
const han = /\p{Script=Han}/gu
const fewest = { latin: 3, other: 6 }

/** Signs of everyday Chinese that Japanese writes otherwise or not at all. */
const chinese = /[们这为说时过还进发经对东车长门马饭买卖吗您你业专书务员问间电话请见馆线网联开营]/u

/** Whether Han characters are plainly Chinese: with kana or Hangul among them they never are. */
export function isChinese(raw: string): boolean {
  return chinese.test(raw) && !/[\u3040-\u30ff\uac00-\ud7af]/u.test(raw)
}

/** Whether a brief is in none of our languages, whatever language it was taken for. */
export function isOtherTongue(raw: string, { common }: Lexicon): boolean {
  const count = (pattern: RegExp) => raw.match(pattern)?.length ?? 0
  const isHan = isChinese(raw) || (common !== '' && count(han) >= fewest.other)
  return count(latin) >= fewest.latin || count(scripts) >= fewest.other || isHan
}
