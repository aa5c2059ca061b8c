import type { Facts } from '#shared/page/facts.ts'

/** Whose mail everybody has: there the name stands before the @. */
const sharedHosts = new Set(
  'gmail googlemail yahoo hotmail outlook live icloud aol gmx web t-online naver daum hanmail kakao nate docomo ezweb softbank orange free laposte wanadoo libero virgilio tiscali ziggo kpnmail telenet uol bol terra sapo proton protonmail mail'.split(
    ' ',
  ),
)

/** The word a business writes itself with in Latin letters: its own domain, else its mail's name; '' without. */
export function contactWord({ url, email }: Pick<Facts, 'url' | 'email'>): string {
  const [local = '', host = ''] = (email ?? '').split('@')
  const own = [hostOf(url), host]
    .map(labelOf)
    .find((label) => label !== '' && !sharedHosts.has(label))
  return own ?? (email ? local : '')
}

function hostOf(url = ''): string {
  return URL.parse(url)?.hostname ?? ''
}

/** "azuki-sabo" of "www.azuki-sabo.co.jp". */
function labelOf(host: string): string {
  const labels = host.toLowerCase().split('.').slice(0, -1)
  return labels.reduce((longest, label) => (label.length > longest.length ? label : longest), '')
}
