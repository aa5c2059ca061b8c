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

/** An E.164 number with spaces where people of its country put them; itself where unknown. */
export function formatPhone(number: string): string {
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
