const syllables = { first: 0xac00, count: 11172, finals: 28, rieul: 8 }

/** Whether a Korean particle right behind some words is the same behind others: it follows a sound. */
export function endsAlike(behind: string, before: string, now: string): boolean {
  return !/^\p{Script=Hangul}/u.test(behind) || finalOf(before) === finalOf(now)
}

/** None, ㄹ or another; figures and Latin letters sound as nobody knows. */
function finalOf(word: string): string {
  const code = word.charCodeAt(word.length - 1) - syllables.first
  if (code < 0 || code >= syllables.count) return word
  const final = code % syllables.finals
  if (final === 0) return 'open'
  return final === syllables.rieul ? 'rieul' : 'closed'
}
