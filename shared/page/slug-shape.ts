/** What the last part of a page's address is written with. */
export const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const slugLength = { min: 3, max: 60 }

export function isSlug(text: string): boolean {
  const { min, max } = slugLength
  return text.length >= min && text.length <= max && slugShape.test(text)
}
