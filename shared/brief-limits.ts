/** Longest brief, after trimming. */
export const briefLimits = { max: 4000 } as const

/** Letters of what may be a question to us, or keys at random; more says something. */
const fewLetters = 60

/**
 * Whether nothing can be said of a brief: it has no word in it, only keys pressed at random, or asks us
 * something and tells of nothing.
 */
export function saysNothing(brief: string): boolean {
  if (!/\p{L}\P{L}*\p{L}/u.test(brief)) return true
  const said = brief.trim()
  return said.length <= fewLetters && (asked.test(said) || said.split(/\s+/).every(isMashed))
}

/** "Can you help me?": one sentence without a number or a name behind its first word. */
const asked = /^.[^.!?。！？\p{N}\p{Lu}]+[?？]$/u

const rows = 'qwertyuiop asdfghjkl zxcvbnm'

/** "asdf", "jkl", "aaaa": keys beside one another, or one key. */
const isMashed = (word: string): boolean =>
  word.length > 2 && (rows.includes(word) || /^(.)\1+$/u.test(word))
