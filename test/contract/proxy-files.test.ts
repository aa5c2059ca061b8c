import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseCachePolicy } from '#server/http/cache-overrides.ts'
import { answerClasses } from '#server/http/page-cache/caching-table.ts'
import { ruleOf } from '#server/http/page-cache/rule-of.ts'
import { localeCodes, localizePath } from '#shared/locales.ts'
import { routeNames, routePath, routes } from '#shared/routes.ts'

const fileOf = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const { rules } = parseCachePolicy('{}')

/** Every screen in every language, its payload, and an address of each other class. */
const screens = routeNames.flatMap((name) =>
  localeCodes.map((locale) => localizePath(locale, routePath(name, { slug: 'bakery' }))),
)
const payloads = screens.map((path) => `${path === '/' ? '' : path}/_payload.json`)
const addresses = [...screens, ...payloads, ...answerClasses.map(([, example]) => example)]

describe('the cookie rule of deploy/varnish.vcl', () => {
  const patterns = [...fileOf('deploy/varnish.vcl').matchAll(/req\.url ~ "([^"]+)"/g)].map(
    ([, pattern = '']) => new RegExp(pattern),
  )
  const losesCookies = (url: string) => patterns.some((pattern) => pattern.test(url))

  it('takes cookies off every public address but the one that differs by them', () => {
    const kept = addresses.filter((url) => {
      const rule = rules[ruleOf(url, '')]
      return rule.cache === 'public' && !rule.vary && !losesCookies(url)
    })
    // What has moved for good is told to whoever asks, with or without a cookie.
    expect(kept.filter((url) => ruleOf(url, '') !== 'moved')).toEqual([])
  })

  it('leaves them at whatever is one visitor’s', () => {
    const lost = addresses.filter((url) => rules[ruleOf(url, '')].cache !== 'public')
    expect(lost.length).toBeGreaterThan(50)
    expect(lost.filter(losesCookies)).toEqual([])
    expect(losesCookies('/')).toBe(false)
  })

  it('knows every public screen by its own path', () => {
    const known = routeNames.filter((name) => routes[name].cache !== 'private')
    for (const name of known.filter((each) => each !== 'home'))
      expect(losesCookies(routePath(name, { slug: 'bakery' })), name).toBe(true)
  })
})

describe('the files of proxies', () => {
  const guide = fileOf('docs/operating.md')

  it.each([
    'nginx.conf',
    'varnish.vcl',
    'Caddyfile',
    'haproxy.cfg',
    'domains.Caddyfile',
    'domains.nginx.conf',
    'ninefold.service',
  ])('%s is in the guide', (name) => {
    expect(guide).toContain(`(../deploy/${name})`)
  })

  it('nginx keeps copies for as long as one may be served while no process answers', () => {
    const [, hours] = /inactive=(\d+)h/.exec(fileOf('deploy/nginx.conf')) ?? []
    const longest = Object.values(rules).map((rule) => (rule.cache === 'public' ? rule.sie : 0))
    expect(Number(hours) * 3600).toBeGreaterThan(Math.max(...longest))
  })

  it('nginx keeps them in a folder it makes by itself: of its path it makes the last part alone', () => {
    const [, folder] = /^proxy_cache_path (\S+)/m.exec(fileOf('deploy/nginx.conf')) ?? []
    expect(folder).toMatch(/^\/var\/cache\/[^/]+$/)
  })

  it('large enough bodies pass: a page as a file has 20 MB', () => {
    expect(fileOf('deploy/nginx.conf')).toContain('client_max_body_size 21m;')
    expect(fileOf('deploy/Caddyfile')).toContain('max_size 21MB')
  })
})
