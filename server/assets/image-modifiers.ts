import { AppError } from '#shared/errors.ts'
import { type ImageRequest, imageChoices, imageDefaults, imageModifiers } from '#shared/images.ts'

export type ImageModifiers = ImageRequest & Required<Pick<ImageRequest, 'format' | 'quality'>>

const defaultQuality = 80

/**
 * Reads modifiers such as `f_webp,w_640,h_360,fit_cover,q_80,b_ffffff`; `s_640x360` says width and
 * height at once, `_` stands for none.
 * @throws AppError `bad_request` naming the modifier and what is allowed
 */
export function parseImageModifiers(text: string): ImageModifiers {
  const asked: ImageRequest = {}
  for (const part of text === '_' ? [] : text.split(',').flatMap(bothSizes)) {
    const [, letter = '', value = ''] = /^([a-z]+)_(.+)$/.exec(part) ?? []
    if (!isLetter(letter)) throw refused(letter || part, `one of ${letters.join(', ')}, s`)
    const read = readers[letter](value)
    const name = imageModifiers[letter]
    if (asked[name] !== undefined && asked[name] !== read) throw refused(letter, 'one value')
    Object.assign(asked, { [name]: read })
  }
  return { format: imageDefaults.format, quality: defaultQuality, ...asked }
}

/** One text for everything that asks for the same, whatever the order. */
export function canonicalModifiers(modifiers: ImageModifiers): string {
  return Object.entries(imageModifiers)
    .map(([letter, name]) => `${letter}_${modifiers[name] ?? ''}`)
    .join(',')
}

type Letter = keyof typeof imageModifiers
const letters = Object.keys(imageModifiers) as Letter[]

const readers: Record<Letter, (value: string) => string | number> = {
  f: (value) => chosen('f', imageChoices.format, value === 'jpg' ? 'jpeg' : value),
  w: (value) => Number(chosen('w', imageChoices.width.map(String), value)),
  h: (value) => Number(chosen('h', imageChoices.height.map(String), value)),
  fit: (value) => chosen('fit', imageChoices.fit, value),
  q: (value) => Number(chosen('q', imageChoices.quality.map(String), value)),
  b: (value) => {
    if (!/^[\da-f]{6}$/i.test(value)) throw refused('b', 'six hexadecimal digits')
    return value.toLowerCase()
  },
}

function bothSizes(part: string): string[] {
  if (!part.startsWith('s_')) return [part]
  const [, width, height] = /^s_(\d+)x(\d+)$/.exec(part) ?? []
  if (!width || !height) throw refused('s', 'a width and a height such as 640x360')
  return [`w_${width}`, `h_${height}`]
}

function chosen(letter: Letter, allowed: readonly string[], value: string): string {
  if (!allowed.includes(value)) throw refused(letter, `one of ${allowed.join(', ')}`)
  return value
}

function isLetter(text: string): text is Letter {
  return Object.hasOwn(imageModifiers, text)
}

function refused(modifier: string, allowed: string): AppError {
  const field = modifier.slice(0, 40)
  const errors = [{ field, message: `must be ${allowed}` }]
  return new AppError('bad_request', `Image modifier "${field}" must be ${allowed}.`, { errors })
}
