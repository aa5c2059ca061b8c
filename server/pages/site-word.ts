/**
 * "azuki-sabo" of "https://www.azuki-sabo.co.jp": the word a business has chosen to be found by; '' of a
 * profile on somebody else's site.
 */
export function siteWord(url = ''): string {
  const { hostname = '', pathname = '' } = URL.parse(url) ?? {}
  if (pathname.length > 1) return ''
  const labels = hostname.split('.').slice(0, -1)
  return labels.reduce((longest, label) => (label.length > longest.length ? label : longest), '')
}
