/** Hangul syllables are counted out: initials, vowels and finals in the order of their blocks. */
const firstSyllable = 0xac00
/** Of 19 initials, 21 vowels and 28 finals (Unicode, 3.12). */
const perVowel = 28
const perInitial = 21 * perVowel
const syllables = 19 * perInitial
const initials = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ')
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finals = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
/** What a final sounds like before a vowel, where that is not its sound at an end. */
const linked: Record<number, string> = {
  1: 'g',
  2: 'kk',
  7: 'd',
  8: 'r',
  17: 'b',
  19: 's',
  20: 'ss',
  22: 'j',
  23: 'ch',
  24: 'k',
  25: 't',
  26: 'p',
}
const silent = '-'
const noInitial = 11

/** Korean letters as the Revised Romanisation writes them, but for sounds that change one another. */
export function romaniseHangul(text: string): string {
  const letters = [...text]
  return letters
    .map((letter, index) => {
      const parts = partsOf(letter)
      if (!parts) return letter
      const next = partsOf(letters[index + 1] ?? '')
      const end = (next?.initial === noInitial && linked[parts.final]) || finals[parts.final]
      return [initials[parts.initial], vowels[parts.vowel], end]
        .filter((it) => it !== silent)
        .join('')
    })
    .join('')
}

function partsOf(letter: string) {
  const at = (letter.codePointAt(0) ?? 0) - firstSyllable
  if (at < 0 || at >= syllables) return null
  return {
    initial: Math.floor(at / perInitial),
    vowel: Math.floor((at % perInitial) / perVowel),
    final: at % perVowel,
  }
}

/** Hepburn, by the rows of the table; what is not in it is written by rule. */
const rows: Record<string, string> = {
  あいうえお: 'a i u e o',
  かきくけこ: 'ka ki ku ke ko',
  がぎぐげご: 'ga gi gu ge go',
  さしすせそ: 'sa shi su se so',
  ざじずぜぞ: 'za ji zu ze zo',
  たちつてと: 'ta chi tsu te to',
  だぢづでど: 'da ji zu de do',
  なにぬねの: 'na ni nu ne no',
  はひふへほ: 'ha hi fu he ho',
  ばびぶべぼ: 'ba bi bu be bo',
  ぱぴぷぺぽ: 'pa pi pu pe po',
  まみむめも: 'ma mi mu me mo',
  やゆよ: 'ya yu yo',
  らりるれろ: 'ra ri ru re ro',
  わをんゔ: 'wa o n vu',
}
const small: Record<string, string> = {
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
  ぁ: 'a',
  ぃ: 'i',
  ぅ: 'u',
  ぇ: 'e',
  ぉ: 'o',
}
const kana = new Map(
  Object.entries(rows).flatMap(([letters, sounds]) =>
    [...letters].map((letter, at) => [letter, sounds.split(' ')[at] ?? ''] as const),
  ),
)
const katakana = /[\u30a1-\u30f6]/g

/** Kana as Hepburn writes them, long vowels as short ones. */
export function romaniseKana(text: string): string {
  const hiragana = text.replace(katakana, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60),
  )
  let written = ''
  for (const letter of hiragana) {
    const glide = small[letter]
    if (letter === 'ー') continue
    written = glide ? withGlide(written, glide) : written + (kana.get(letter) ?? letter)
  }
  return written.replace(/っ+(ch|[a-z])/g, (_, next: string) =>
    next === 'ch' ? 'tch' : next + next,
  )
}

/** "kiya" is "kya", "shiya" "sha", "fuo" "fo". */
function withGlide(before: string, glide: string): string {
  const stem = before.replace(/[iue]$/, '')
  return stem + (/(?:sh|ch|j)$/.test(stem) ? glide.replace('y', '') : glide)
}
