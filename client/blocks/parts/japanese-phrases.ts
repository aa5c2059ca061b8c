/**
 * A text in pieces a line may end behind: after a space, and in Japanese where a phrase is likely to
 * end, which is after its kana and marks, before the next Han or katakana.
 */
export function japanesePhrases(text: string): string[] {
  return text.match(new RegExp(`[「『（]*(?:${japanese})${closing}*|${other}\\s?|.`, 'gu')) ?? []
}

const japanese = [
  '[\\p{sc=Han}々]{1,8}\\p{sc=Hiragana}{0,7}',
  '[\\p{sc=Katakana}ー・]{1,10}\\p{sc=Hiragana}{0,2}',
  '\\p{sc=Hiragana}{1,8}',
].join('|')
const closing = '[、。，．！？」』）〜：]'
const other = '[^\\s\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}「『（]+'
