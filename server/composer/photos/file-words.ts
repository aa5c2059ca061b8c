import type { BroughtPicture } from './brought-pictures.ts'

/** The words of a picture's description and of its file's name, in small letters. */
export function fileWords({ alt, name }: Pick<BroughtPicture, 'alt' | 'name'>): string[] {
  const said = `${alt} ${name.replace(/\.\w{2,5}$/, '')}`
  return (
    said
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]{2,}/gu) ?? []
  )
}

/** Whether the first part of a person's name is among the words. */
export function namesPerson(words: readonly string[], name: string): boolean {
  const [first] =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]{2,}/gu) ?? []
  return first !== undefined && words.includes(first)
}
