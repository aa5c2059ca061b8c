import type { Lexicon } from './lexicon/lexicon.ts'

/** Letters of Polish, Czech, Slovak, Hungarian, Romanian, Turkish, Croatian and Baltic languages. */
const latin = /[łżąęśźćńřěůőűğışțșđčšžāēīūģķļņ]/giu
/** Greek, Cyrillic, Hebrew, Arabic, the scripts of India, Thai. */
const scripts = /[\u0370-\u052f\u0590-\u06ff\u0900-\u0e7f]/gu
const han = /\p{Script=Han}/gu
/** Characters as China writes them and Japan does not. */
const simplified = /[业东专为书们务员问间电话请说车门长马见饭馆线网联时开营]/gu
const kana = /[\u3040-\u30ff]/u
const fewest = { latin: 3, simplified: 3, other: 6 }

/** Whether a brief is in none of our languages, whatever language it was taken for. */
export function isOtherTongue(raw: string, { common }: Lexicon): boolean {
  const count = (pattern: RegExp) => raw.match(pattern)?.length ?? 0
  const isChinese =
    (common !== '' && count(han) >= fewest.other) ||
    (!kana.test(raw) && count(simplified) >= fewest.simplified)
  return count(latin) >= fewest.latin || count(scripts) >= fewest.other || isChinese
}
