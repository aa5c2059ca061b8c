import { describe, expect, it } from 'vitest'
import { cacheHeaders, varyOf } from '#server/http/cache-headers.ts'
import { type CacheRule, cacheRules, ruleNames } from '#server/http/cache-rules.ts'

const { published } = cacheRules
const publicRules = ruleNames.filter((name) => (cacheRules[name] as CacheRule).cache === 'public')

describe('caching headers', () => {
  it.each(publicRules)('of %s give every stale time its seconds', (name) => {
    for (const value of Object.values(cacheHeaders(cacheRules[name])))
      expect(value).not.toMatch(/stale-while-revalidate(?!=\d)|stale-if-error(?!=\d)/)
  })

  it('let a published page live a minute at most in a cache whose origin answers', () => {
    const { cdn, swr } = published
    expect(cdn + swr).toBeLessThanOrEqual(60)
  })

  it('take the age of a copy off what a cache may add', () => {
    const headers = cacheHeaders(published, { age: 12 })
    expect(headers['CDN-Cache-Control']).toMatch(/^max-age=18,/)
    expect(headers['Cache-Control']).toContain('s-maxage=18')
    const robots = cacheHeaders(cacheRules.robots, { age: 100 })
    expect(robots['Cache-Control']).toContain('max-age=3500,')
    expect(cacheHeaders(published, { age: 999 })['CDN-Cache-Control']).toMatch(/^max-age=0,/)
  })

  it('let nothing outlive its end, fresh or stale', () => {
    const { 'CDN-Cache-Control': cdn } = cacheHeaders(published, { endsIn: 40 })
    expect(cdn).toBe('max-age=30, stale-while-revalidate=10, stale-if-error=10')
    expect(cacheHeaders(published, { endsIn: 0 })['CDN-Cache-Control']).toBe('max-age=0')
    const media = cacheRules['published-media']
    expect(cacheHeaders(media, { endsIn: 5 })['Cache-Control']).toContain('max-age=5,')
  })

  it('are told to tag readers in the way of each', () => {
    const emitted = {
      surrogateControl: true,
      tagHeaders: ['Cache-Tag', 'Surrogate-Key', 'xkey'] as const,
    }
    const headers = cacheHeaders(published, { tags: ['published', 'page:a'] }, emitted)
    expect(headers['Cache-Tag']).toBe('published,page:a')
    expect(headers['Surrogate-Key']).toBe('published page:a')
    expect(headers.xkey).toBe('published page:a')
    expect(headers['Surrogate-Control']).toBe(headers['CDN-Cache-Control'])
  })

  it('of a private rule say nothing but that', () => {
    expect(cacheHeaders({ cache: 'private' })).toEqual({ 'Cache-Control': 'private, no-store' })
    expect(cacheHeaders({ cache: 'no-store' })).toEqual({ 'Cache-Control': 'no-store' })
  })

  it('vary by what the rule declares and by nothing else', () => {
    expect(varyOf(cacheRules.landing)).toBe('Accept-Encoding, Accept-Language, Cookie')
    for (const name of publicRules.filter((other) => other !== 'landing'))
      expect(varyOf(cacheRules[name])).toBe('Accept-Encoding')
  })
})
