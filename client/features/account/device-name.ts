/** What a list of devices calls this one, until somebody names it. */
export function deviceName(): string {
  const { userAgent } = navigator
  const known = ['iPhone', 'iPad', 'Android', 'Windows', 'CrOS', 'Macintosh', 'Linux']
  const found = known.find((name) => userAgent.includes(name))
  return found ? (sold[found] ?? found) : 'Passkey'
}

const sold: Record<string, string> = { Macintosh: 'Mac', CrOS: 'Chromebook' }
