import type { PageLanguage } from '#shared/page/document.ts'
import { fold } from '../understand/read-text.ts'
import { isForVisitors } from '../write/for-visitors.ts'
import { clauseOf } from './clause.ts'
import type { Intent } from './intent.ts'

/** "We also lend bikes": what a business says of itself, folded. */
const statements: Readonly<Record<PageLanguage, RegExp>> = {
  en: /^(?:we|i) also \p{L}+/u,
  de: /^(?:wir|ich) \p{L}+(?: \p{L}+){0,3} auch /u,
  fr: /^(?:nous|on|je) (?:\p{L}+ ){1,2}(?:aussi|egalement) /u,
  es: /^tambien \p{L}+(?:mos|o|n|y) /u,
  pt: /^tambem \p{L}+(?:mos|o|a|e|ou) /u,
  it: /^\p{L}+(?:iamo|o) anche /u,
  nl: /^(?:wij|we|ik) \p{L}+(?: \p{L}+){0,3} ook /u,
  ja: /も[^。]+(?:ます|です)[。.]?$/,
  kr: /도 [^.]+(?:니다|요)[.]?$/,
}

/** A wish for the page, and nothing it says. */
const wishes =
  /(?<!\p{L})(?:want|need|would|like|wollen|will|brauch\p{L}*|mocht\p{L}*|hatten?|voul\p{L}*|voudr\p{L}*|aimer\p{L}*|souhait\p{L}*|quer\p{L}*|quier\p{L}*|necesit\p{L}*|precis\p{L}*|vogli\p{L}*|vorr\p{L}*|desider\p{L}*|willen|wil|zoud\p{L}*)(?!\p{L})|ほしい|欲しい|したい|ください|お願い|주세요|싶|원해|바라/u

/** What somebody thinks of the page, or finds wrong with it. */
const judgements =
  /(?<!\p{L})(?:hate|dislike|think|prefer|wrong|ich (?:mag|finde|hasse|denke)|falsch|je (?:trouve|pense|deteste|prefere)|faux|fausse|odio|odeio|detesto|prefiero|prefiro|preferisco|creo|acho|penso|credo|trovo|sbagliat\p{L}*|errad\p{L}*|equivocad\p{L}*|ik (?:vind|denk|haat)|fout)(?!\p{L})|間違|違い|違っ|嫌|틀렸|틀리|잘못|싫/u

const longest = 240

/**
 * A sentence that says more of the business, for the page in the person's own words; null for
 * anything that may be meant as a command.
 */
export function readStatement(
  command: string,
  languages: readonly PageLanguage[],
): Extract<Intent, { wish: 'tell' }> | null {
  const folded = fold(command)
  const locale = languages.find((code) => statements[code].test(folded))
  if (!locale || command.length > longest || /[?？]$/.test(command)) return null
  if (wishes.test(folded) || judgements.test(folded)) return null
  const { actions, nouns } = clauseOf(command, locale)
  const isCommand = nouns.length > 0 && actions.some((action) => action !== 'change')
  if (isCommand || !isForVisitors(command, locale)) return null
  const stop = locale === 'ja' ? '。' : '.'
  const sentence = command.charAt(0).toLocaleUpperCase() + command.slice(1)
  return { wish: 'tell', sentence: /[.!。]$/.test(sentence) ? sentence : sentence + stop }
}
