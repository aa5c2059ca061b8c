import { routeNames, routes } from '#shared/routes.ts'
import type { HostileRequest } from '../support/attack.ts'
import type { Random } from '../support/random.ts'

/** Parts of addresses that parsers read in different ways (WHATWG URL, RFC 3986). */
const parts = [
  ...['.', '..', '%2e', '%2E%2e', '.%2e', '%252e%252e', '...', '', '%2f', '%5c', '\\', '%255c'],
  ...['%00', '%0a', '%0d%0a', '%7f', '%c0%ae', '%e2%80%a8', '%ff', '%', '%2', '%zz', '%u002e'],
  ...[
    ';',
    ';a=b',
    ':',
    '@',
    '#',
    '%23',
    '%3f',
    '?',
    '&',
    '=',
    '+',
    ' '.replace(' ', '%20'),
    '*',
    '~',
  ],
  ...[
    'a',
    'p',
    'api',
    'pages',
    'share',
    'v1',
    '_payload.json',
    '_image',
    'w_64',
    'favicon.svg',
    'ja',
  ],
  ...['xn--', 'xn--zca', '日本', 'ß', '%F0%9F%92%A9', 'İ', '\u00ad'].map((part) => encodeURI(part)),
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'then',
    'null',
    'undefined',
    '-1',
    '1e9',
  ],
  ...['a'.repeat(300), '..;', '.git', '.env', 'node_modules', 'package.json', 'C:', 'file:', 'con'],
]
const roots = routeNames.map((name) => routes[name].path.replace(/\/:slug\??/, ''))
const prefixes = [
  '',
  '/ja',
  '/kr',
  '/ko',
  '/en',
  '/JA',
  '//',
  '/.',
  '/_share',
  '/_thumb',
  '/_card',
  '/assets',
  '/f',
  '/_i18n',
  '/_icons',
  '/builds/meta',
  '/.well-known/ninefold',
  '/api',
  '/api/pages',
]
const queries = [
  '',
  '?',
  '?b=1',
  '?b=%00',
  '?__proto__[a]=1',
  '?a[]=1&a[]=2',
  `?q=${'a'.repeat(4000)}`,
  '?b=x&b=y',
  '?icons=a,b',
  '?lang=xx',
  '?rev=1e9&against=-1',
]
const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PURGE',
]

/** Addresses nobody has, in every shape there is. */
export function* hostileAddresses(random: Random, count: number): Generator<HostileRequest> {
  yield* withControls()
  for (let round = 0; round < count; round++) {
    const start = random.of(prefixes) + random.of(['', ...roots])
    const path = `${start}/${random.some(parts, random.below(5)).join(random.of(['/', '/', '//', '']))}`
    const address = path.startsWith('/') ? path : `/${path}`
    const method = random.of(methods)
    yield {
      label: `${method} ${address.slice(0, 120)}`,
      method,
      path: (address + random.of(queries)).replaceAll(' ', '%20'),
      headers: random.of<Record<string, string>>([
        {},
        { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
        { host: random.of(['', 'evil.example', 'a:b:c', '[::1', '..', 'x'.repeat(300)]) },
        {
          'if-none-match': '"'.repeat(50),
          range: 'bytes=0-1,2-3',
          'accept-encoding': 'br;q=9,*;q=0',
        },
        { 'x-forwarded-for': '::1%0a', 'x-request-id': 'a'.repeat(200), referer: 'a'.repeat(3000) },
        { cookie: `nf_id=${'j:{"a":1}'.repeat(3)}; nf_share_x=1`, authorization: 'Bearer nft_x' },
        { 'sec-fetch-site': 'cross-site', origin: 'null', 'content-length': '0' },
      ]),
    }
  }
}

const controls = ['%0A', '%0d', '%0D%0A', '%E2%80%A8', '%e2%80%a9', '%00', '%7F', '%C2%85']

/** Line ends and their like are in no address of ours. */
function* withControls(): Generator<HostileRequest> {
  for (const root of [
    '/',
    '/ja/',
    '/en/',
    '/aa',
    '/p/',
    '/api/',
    '/generate/',
    '/share/',
    '/_payload.json/',
  ])
    for (const sign of controls) {
      const path = `${root}${sign}`
      yield { label: `GET ${path}`, method: 'GET', path, allowed: [404] }
    }
}
