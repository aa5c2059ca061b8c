/**
 * A value in braces, and behind it a particle of Korean in both its forms: "은(는)" is the first
 * behind a consonant and the other behind a vowel, "(으)로" is whole behind a consonant but ㄹ.
 */
const place = /\{\{?(\w+)\}\}?(?:([”’"'」』]?)(?:([가-힣])\(([가-힣])\)|\(([가-힣])\)([가-힣])))?/g

/** A message with its values, `{name}` or `{{name}}`; particles are those their last letter asks for. */
export function fillIn(message: string, values: Record<string, string>): string {
  return message.replace(
    place,
    (whole, name, mark = '', closed = '', open = '', more, stem = '') => {
      const value = values[name]
      if (value === undefined) return whole
      const end = endOf(value)
      const form = end === 'vowel' ? open : closed
      const ending = more && end === 'consonant' ? more + stem : stem
      return value + mark + (more ? ending : form)
    },
  )
}

type End = 'consonant' | 'liquid' | 'vowel'

/** How the names of the digits end, from nought on. */
const digits = 'clvcvvcllv'
const ends: Record<string, End> = { c: 'consonant', l: 'liquid', v: 'vowel' }
/** Jamo a syllable may end in, nothing first; ㄹ is the eighth behind it. */
const finals = 28
const liquid = 8

/** What the last letter sounds like. Of foreign words l, m and n close a syllable, as they do there. */
function endOf(value: string): End {
  const last = /([\p{L}\d])[^\p{L}\p{N}]*$/u.exec(value)?.[1] ?? ''
  if (/\d/.test(last)) return ends[digits[Number(last)] ?? ''] ?? 'vowel'
  if (/[가-힣]/.test(last)) return endOfJamo(((last.codePointAt(0) ?? 0) - 0xac00) % finals)
  return /l/i.test(last) ? 'liquid' : /[mn]/i.test(last) ? 'consonant' : 'vowel'
}

const endOfJamo = (jamo: number): End =>
  jamo === 0 ? 'vowel' : jamo === liquid ? 'liquid' : 'consonant'
