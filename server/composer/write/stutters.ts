import type { Words } from './template.ts'

/** Whether a text says a word of the name again: "Bäckerei Korn, eine Bäckerei in Ulm". */
export function stutters(text: string, { name }: Words): boolean {
  if (!name || !text.includes(name)) return false
  const rest = text.replace(name, ' ').toLocaleLowerCase()
  const heard = rest.split(/[^\p{L}]+/u).filter((word) => word.length > stutterLength(word))
  const said = name.toLocaleLowerCase()
  const spoken = said.split(/[^\p{L}]+/u).filter((word) => word.length > stutterLength(word))
  return heard.some((word) => said.includes(word)) || spoken.some((word) => rest.includes(word))
}

/** Up to which length a word is too small to be noticed twice. */
function stutterLength(word: string): number {
  return /[\u3040-\u9fff\uac00-\ud7af]/u.test(word) ? 1 : 3
}
