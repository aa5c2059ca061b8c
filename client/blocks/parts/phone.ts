/** How national numbers are grouped, by country code; what fits none goes by threes. */
const groups: Record<string, readonly RegExp[]> = {
  '351': [/^(\d{3})(\d{3})(\d{3})$/],
  '49': [/^(30|40|69|89)(\d{3,4})(\d{4})$/, /^(1[567]\d)(\d{3,4})(\d{4})$/],
  '33': [/^(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/],
  '34': [/^(\d{3})(\d{3})(\d{3})$/],
  '39': [/^(3\d{2})(\d{3})(\d{4})$/, /^(0[26])(\d{4})(\d{4})$/],
  '31': [/^(6)(\d{4})(\d{4})$/, /^(\d{2})(\d{3})(\d{4})$/],
  '81': [/^([36])(\d{4})(\d{4})$/, /^([789]0)(\d{4})(\d{4})$/, /^(\d{2})(\d{3})(\d{4})$/],
  '82': [/^(2)(\d{3,4})(\d{4})$/, /^(\d{2})(\d{3,4})(\d{4})$/],
  '44': [/^(20)(\d{4})(\d{4})$/, /^(1\d1|11\d)(\d{3})(\d{4})$/, /^(\d{4})(\d{6})$/],
  '55': [/^(\d{2})(9?\d{4})(\d{4})$/],
  '52': [/^(55|33|81)(\d{4})(\d{4})$/, /^(\d{3})(\d{3})(\d{4})$/],
  '1': [/^(\d{3})(\d{3})(\d{4})$/],
}

/** What the countries of each language put in front of a number at home instead of their code. */
const homes: Record<string, Record<string, string>> = {
  en: { '44': '0' },
  ja: { '81': '0' },
  pt: { '351': '' },
  nl: { '31': '0' },
  ko: { '82': '0' },
  fr: { '33': '0' },
  it: { '39': '' },
  de: { '49': '0' },
  es: { '34': '' },
}

/**
 * An E.164 number with spaces where people of its country put them; itself where unknown.
 * @param intlTag the language it is read in: as it is dialled at home where that is spoken there
 */
export function formatPhone(number: string, intlTag = ''): string {
  const language = intlTag.split('-')[0] ?? ''
  const spaced = international(number)
  const [code = '', ...parts] = spaced.split(' ')
  const trunk = homes[language]?.[code.slice(1)]
  if (trunk === undefined || parts.length === 0) return spaced
  return trunk + parts.join(language === 'ja' || language === 'ko' ? '-' : ' ')
}

function international(number: string): string {
  const code = Object.keys(groups)
    .filter((candidate) => number.startsWith(`+${candidate}`))
    .sort((a, b) => b.length - a.length)[0]
  if (!code) return number
  const national = number.slice(code.length + 1)
  for (const pattern of groups[code] ?? []) {
    const parts = pattern.exec(national)
    if (parts) return `+${code} ${parts.slice(1).join(' ')}`
  }
  return `+${code} ${national.replace(/\d{3}(?=\d{2,}$)/g, '$& ')}`
}
