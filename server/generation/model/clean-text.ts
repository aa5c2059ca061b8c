/** Invisible signs that reorder or hide what is read; joiners stay, scripts need them. */
const invisible = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu
const scripted = /<(script|style|iframe|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)/giu
const tag = /<\/?[a-z!?][^<>]*>?/giu
const markdown = /\*\*|__|`+|^\s{0,3}#{1,6}\s+/gmu
const sentenceEnd =
  /^[\s\S]*[.!?。！？…](?=\s|$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u

/** What a model wrote as plain words: no markup, nothing invisible, on one line or on several. */
export function cleanText(text: string, isMultiline: boolean): string {
  const words = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(scripted, ' ')
    .replaceAll(tag, ' ')
    .replaceAll(markdown, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(invisible, (sign) => (sign === '\n' ? '\n' : ' '))
  return isMultiline
    ? words
        .split('\n')
        .map(onOneLine)
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
    : onOneLine(words)
}

/** At most `max` characters: whole sentences where they make half of it, else whole words and `…`. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, max - 1)
  const sentences = sentenceEnd.exec(head)?.[0].trim() ?? ''
  if (sentences.length >= max / 2) return sentences
  const words = head.replace(/\s+\S*$/u, '')
  const kept = words.length >= max / 2 ? words : head
  // A surrogate pair may have been cut in two.
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
