import type { PageLanguage } from '#shared/page/document.ts'

type Latin = Exclude<PageLanguage, 'ja' | 'kr'>

const of = (words: string) => new Set(words.split(' '))

/** Small words that only one of the seven Latin languages has among them. */
export const commonWords: Record<Latin, ReadonlySet<string>> = {
  en: of('the and you your what with this that will how when which from our it is are not of to'),
  de: of('und sie ihr ihre was nicht ist sind wir uns der das ein eine mit auf für wie wenn oder'),
  fr: of('vous votre vos nous ce qui est pour dans avec les des une au aux sur où être cela'),
  it: of('che il gli è non di sono con quello della nel una per chi cosa ti tuo puoi'),
  es: of('el los y con lo más usted tu qué cómo cuando nuestro hay está muy también hacia pero'),
  pt: of('os não com uma você em ao à do dos das isto também quando mais sua seu já'),
  nl: of('het een je jouw wat hoe niet zijn met voor van er dat ook als naar of wij ons de'),
}
