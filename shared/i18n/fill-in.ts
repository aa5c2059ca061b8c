/**
 * A value in braces, and behind it a particle of Korean in both its forms: "은(는)" is the first
 * behind a consonant and the other behind a vowel, "(으)로" is whole behind a consonant but ㄹ.
 */
const place = /\{\{?(\w+)\}\}?(?:([”’"'」』]?)([가-힣]?)\(([가-힣])\)([가-힣]?))?/g

/** A message with its values, `{name}` or `{{name}}`; particles are those their last letter asks for. */
export function fillIn(message: string, values: Record<string, string>): string {
  return message.replace(place, (whole, name, mark = '', closed = '', open = '', stem = '') => {
    const value = values[name]
    if (value === undefined) return whole
    const final = finalOf(value)
    const lead = closed ? (final ? closed : open) : final && final !== liquid ? open : ''
    return value + mark + lead + stem
  })
}

/** How digits are read, from nought on. */
const digits = '영일이삼사오육칠팔구'
const liquid = '\u11af'

/**
 * The consonant its last letter ends in, '' for none. Of foreign words l, m and n close a syllable,
 * as they do there.
 */
function finalOf(value: string): string {
  const last = /([\p{L}\d])[^\p{L}\p{N}]*$/u.exec(value)?.[1] ?? ''
  if (/[lmn]/i.test(last)) return /l/i.test(last) ? liquid : last
  return (digits[Number(last)] ?? last).normalize('NFD')[2] ?? ''
}
