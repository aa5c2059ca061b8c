import type { PageLanguage } from '#shared/page/document.ts'

/** Speaks to the generator and not to visitors. */
const instruction =
  /\b(?:page|website|web ?site|web|site|landing|homepage|seite|webseite|sito|pagina|página|sitio|please|bitte|design|colou?rs? scheme|want|need|create|generate|make me|could you|can you make|can you build|könnt ihr|könnten sie|pourriez|podríais|podrías|poderiam|potreste|potresti|kunnen jullie|quiero|queremos|quisier[ao]\w*|quisiéramos|quero|gostaria|gostaríamos|vorrei|vorremmo|voudrai[st]|voudrions|cherchons une|ich hätte|wir hätten|ik zou|wij zouden|we zouden)(?!\p{L})|ページ|サイト|ホームページ|作って|작성|페이지|사이트|만들어|홈피|싶어요|싶습니다|ほしいです|欲しいです|たいです|あるとうれしい|あると嬉しい|載せて|넣어\s?주|올려\s?주/iu

/** Belongs to a fact with a place of its own: a number, an address, a price, or is no plain text. */
const unfit = /[\d<>{}[\]|@#*_`\\/€$£¥]|https?:|www\./u

/** Numbers that belong to no such fact: the year of a beginning, seven rooms, one guest at a time. */
const plain =
  /(?<![\d.,/€$£-])(?:1[5-9]\d|20[0-4])\d(?![\d€$£円원/]|[.,]\d)|(?<![\d,.])\d{1,3}(?=[人名つ室部席種台匹頭代階]|[인명개석가마대층](?!실))/gu

/** The address or the politeness the banks do not use: a page keeps to one. */
const otherRegister: Partial<Record<PageLanguage, RegExp>> = {
  de: /\b(?:du|dich|dir|dein\w*|euch|eure\w*)\b/iu,
  fr: /\b(?:tu|toi)\b|\bt[’']/iu,
  es: /\bustedes?\b/iu,
  nl: /\b(?:u|uw|uzelf)\b/iu,
  ja: /(?:だ|である|する|した|いる|ある|ない)[。.]$/u,
  kr: /(?<![요니]|습니|입니|합니|됩니)다[.]$/u,
}

/** Whether words of a brief are meant for who makes the page. */
export function isInstruction(text: string): boolean {
  return instruction.test(text)
}

/** Whether words of a brief may stand on its page as they are. */
export function isForVisitors(text: string, locale: PageLanguage): boolean {
  const told = text.replaceAll(plain, '')
  return ![unfit, instruction, otherRegister[locale]].some((fault) => fault?.test(told))
}
