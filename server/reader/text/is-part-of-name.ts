import { type TaggedText, tagBefore } from './tagged-text.ts'
import type { Span } from './trim.ts'

/**
 * Whether the name of a town is part of another: "cerro Concepción" and "Rue de Paris" are a hill
 * and a street, "Alto da XV" a quarter, and Lahr the river of "Niederbrunn an der Lahr".
 */
export function isPartOfName(text: TaggedText, [start, end]: Span): boolean {
  const { raw, folded } = text
  const particle = /(?<![\p{L}])\p{Ll}{1,3}\s$/u.exec(raw.slice(Math.max(0, start - 5), start))
  // "the old harbour in Rotterdam": "in" leads to a town, wherever else it stands in names.
  const isIn = tagBefore(text, start - 1, 'places.in') !== undefined
  const isParticle = particle && !isIn && isOf(text, particle[0].trim())
  const at = start - (isParticle ? particle[0].length : 0)
  const isStreet = raw[at - 1] === ' ' && tagBefore(text, at - 1, 'places.streets') !== undefined
  const behind = /^ (\p{Ll}{1,3}) \p{Lu}/u.exec(raw.slice(end, end + 7))
  const goesOn = behind?.[1] !== undefined && isOf(text, behind[1])
  return (isStreet && folded[end] !== '-') || goesOn || isRiver(text, start)
}

/** A town's own name stands before what joins it to its river. */
function isRiver(text: TaggedText, start: number): boolean {
  const joint = text.raw[start - 1] === ' ' && tagBefore(text, start - 1, 'places.onRiver')
  return Boolean(joint && /\p{Lu}[\p{L}’'-]+ $/u.test(text.raw.slice(0, joint.start)))
}

const isOf = ({ language }: TaggedText, word: string): boolean =>
  language.data.names.particles.includes(word)
