import { describe, expect, it } from 'vitest'
import { publicTarget } from '#server/http/page-cache/public-target.ts'
import { localeCodes, localizePath } from '#shared/locales.ts'
import { routeNames, routePath, routes } from '#shared/routes.ts'

const keyOf = (url: string) => publicTarget(url, 'b1')?.key

describe('what is public', () => {
  const all = localeCodes.flatMap((locale) =>
    routeNames.flatMap((name) => {
      const path = localizePath(locale, routePath(name, { slug: 'x' }))
      const payload = `${path === '/' ? '' : path}/_payload.json`
      return [
        [path, name],
        [payload, name],
      ] as const
    }),
  )

  it.each(all)('%s follows the rule of its route', (path, name) => {
    expect(keyOf(path) !== undefined).toBe(routes[name].cache !== 'private')
  })

  it('has a key of its own for each address, payload and language', () => {
    const keys = all.map(([path]) => keyOf(path)).filter((key) => key !== undefined)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(['?utm_source=x', '?', '?b=', '?/_payload.json', '?b=b2'])(
    'a screen is the same with %s',
    (query) => {
      expect(keyOf(`/ja/terms${query}`)).toBe(keyOf('/ja/terms'))
    },
  )

  it('a slug has one key however it is written', () => {
    expect(keyOf('/p/caf%C3%A9')).toBe(keyOf('/p/caf%c3%a9'))
    expect(keyOf('/p/%62akery')).toBe(keyOf('/p/bakery'))
  })

  it('a payload is asked for of this build or of none', () => {
    expect(keyOf('/_payload.json?b=b1')).toBe(keyOf('/_payload.json'))
    expect(keyOf('/_payload.json?b=b2')).toBeUndefined()
  })

  it.each([
    '/ja/',
    '/terms/',
    '//terms',
    '/Terms',
    '/p',
    '/p/a/b',
    '/p/%E0%A4%A',
    '/en/terms',
    '/api/pages',
    '/share/x/_payload.json',
    '/_i18n/h/xx/messages.json',
    `/p/${'a'.repeat(500)}`,
  ])('%s is none of it', (path) => {
    expect(keyOf(path)).toBeUndefined()
  })
})
