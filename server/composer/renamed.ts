import { dataOf } from '#server/reader/language.ts'
import { fillIn } from '#shared/i18n/fill-in.ts'
import type { Corrections } from '#shared/page/corrected-words.ts'
import { literal } from '#shared/page/corrected-words.ts'

/**
 * A name as a text says it, and the new one. An article that agreed with the old name goes with it
 * where the new one begins with another word: nobody knows its gender.
 */
export function renamedWords(
  text: string,
  old: string,
  now: string,
  language: string,
): Corrections {
  const first = (name: string) => name.toLowerCase().split(/[\s-]/)[0]
  if (!old) return []
  const { agreeing, followers } = dataOf(language).names
  if (followers.length > 0) return [...withFollowers(followers, old, now), [old, now]]
  if (first(old) === first(now)) return [[old, now]]
  const articles = Object.keys(agreeing).sort((one, other) => other.length - one.length)
  if (articles.length === 0) return [[old, now]]
  const article = articles.map(literal).join('|')
  const named = new RegExp(
    `(?<![\\p{L}\\p{N}])(${article})(\\s+|(?<='))${literal(old)}(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const agreed = [...text.matchAll(named)].map(([said, found = '']) => {
    const left = agreeing[found.toLowerCase()] ?? ''
    return [said, left ? `${capitalisedAs(found, left)} ${now}` : now] as const
  })
  return [...agreed, [old, now]]
}

/** A particle behind a name follows its last sound: 소담은, 소담재는. */
const withFollowers = (followers: readonly string[], old: string, now: string): Corrections =>
  followers.map((particle) => {
    const behind = (name: string) => fillIn(`{name}${particle}`, { name })
    return [behind(old), behind(now)]
  })

const capitalisedAs = (model: string, word: string): string =>
  model[0] === model[0]?.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1)
