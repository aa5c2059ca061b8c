interface Quote {
  /** Without the marks. */
  start: number
  end: number
}

const pairs: Readonly<Record<string, string>> = {
  '“': '”“',
  '„': '“”',
  '«': '»',
  '»': '«',
  '"': '"',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
  '<': '>',
  '【': '】',
  '‘': '’',
  '‹': '›',
  "'": "'",
}
const reach = 64

/** 「凪」, '봄': one sign is a whole name there, as no letter is. */
const syllable = /^[\p{Script=Han}\p{Script=Hangul}]$/u

/** <등대지기>: in these marks only a name of such letters is no markup. */
const asian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー ]+$/u

/** What stands in quotation marks, short enough for a name; an apostrophe is no mark. */
export function findQuotes(raw: string): Quote[] {
  const found: Quote[] = []
  for (let i = 0; i < raw.length; i += 1) {
    const closing = pairs[raw[i] ?? '']
    if (!closing) continue
    const single = raw[i] === "'" || raw[i] === '‘'
    if (
      single &&
      /[\p{L}\p{N}]/u.test(raw[i - 1] ?? ' ') &&
      !/[\uac00-\ud7af]/.test(raw[i - 1] ?? ' ')
    )
      continue
    for (let end = i + 1; end < raw.length && end - i <= reach; end += 1) {
      const unit = raw[end] ?? ''
      if (unit === '\n') break
      if (!closing.includes(unit)) continue
      if (single && /[a-z]/i.test(raw[end + 1] ?? ' ')) continue
      let start = i + 1
      let last = end
      while (start < last && /\s/.test(raw[start] ?? '')) start += 1
      while (last > start && /[\s,.]/.test(raw[last - 1] ?? '')) last -= 1
      if (raw[i] === '<' && !asian.test(raw.slice(start, last))) break
      if (last - start > 1 || syllable.test(raw.slice(start, last)))
        found.push({ start, end: last })
      i = end
      break
    }
  }
  return found
}
