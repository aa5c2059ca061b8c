const groups: Record<string, RegExp> = {
  '351': /^(\d{3})(\d{3})(\d{3})$/,
  '49': /^(\d{2,4})(\d{3,4})(\d{3,4})$/,
  '33': /^(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/,
  '34': /^(\d{3})(\d{3})(\d{3})$/,
  '39': /^(\d{2,3})(\d{3,4})(\d{3,4})$/,
  '31': /^(\d{2})(\d{3})(\d{4})$/,
  '81': /^(\d{1,2})(\d{4})(\d{4})$/,
  '82': /^(\d{1,2})(\d{3,4})(\d{4})$/,
  '1': /^(\d{3})(\d{3})(\d{4})$/,
}

/** An E.164 number with spaces where people of its country put them; itself where unknown. */
export function formatPhone(number: string): string {
  for (const [code, pattern] of Object.entries(groups)) {
    if (!number.startsWith(`+${code}`)) continue
    const parts = pattern.exec(number.slice(code.length + 1))
    if (parts) return `+${code} ${parts.slice(1).join(' ')}`
  }
  return number
}
