import type { Lexicon } from '../lexicon/lexicon.ts'
import { endsWithTrade, isOnlyTrade } from './name-candidate.ts'

/** What ends a word of a name. */
export const stop = /[,.!?\n"'“”‘’()·:=/~|]/
/** Particles and endings that hang on a name. */
export const ending =
  /(?:이라는|라는|이라고|라고|입니다|이에요|예요|에서는|에서|이며|으로|에는|은|는|이|가|을|를|의|와|과|도|로|에|인데요|이고요|이구요|이고|구요|인데|이랍니다|랍니다|란)$/
/** How a word ends that describes the next: 작은, 있는, 만드는, 동네의. */
export const describing =
  /(?:은|는|인|한|된|운|던|힌|진|낸|킨|의|(?<![마가노고])을|를|에|에서|로|고|며|서|위한|부터|까지|온|년|면|인데|는데|지만)$/

/** 고양이, 놀이: words that end as if a particle hung on them. */
const whole =
  /(?:고양이|어린이|아이|종이|놀이|나이|호랑이|(?:첨|휴|국|작|화|평|증|전문|요|닷|강|물|냇|길|상|농)가|[꽂먹벌걸풀맞높길깊넓]이|떡볶이|이야기|바구니|오이|차이|사이|둥이|쟁이|[뜰틀]리에)$/

/** Takes particles off, unless they belong to the word: 치과, 마을. */
export function bare(source: string, lexicon: Lexicon): string {
  if (endsWithTrade(source, lexicon) || whole.test(source)) return source
  const cut = source.replace(ending, '')
  return cut.length >= 2 && cut !== source && !isOnlyTrade(cut, lexicon) ? cut : source
}
