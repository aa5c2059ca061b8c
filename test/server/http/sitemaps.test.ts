import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publicTarget } from '#server/http/page-cache/public-target.ts'
import { sitemapAnswer, sitemapIndexAnswer } from '#server/http/public-answers/sitemaps.ts'
import { routeClass } from '#server/http/route-class.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { publishPage } from '#server/pages/publish-page.ts'
import { putSettings } from '#server/pages/settings.ts'
import { localeCodes, localizePath } from '#shared/locales.ts'
import { openServices, type TestServices, writtenPage } from '../open-services.ts'

/** Four screens of the site and as many pages as a test makes. */
const sitemapSizes = { whole: 6, part: 3 }
const site = 'http://ninefold.test'

let services: TestServices
beforeEach(async () => {
  services = await openServices()
})
afterEach(() => services.close())

async function listedPage(slug: string): Promise<void> {
  const { access } = await writtenPage(services, { locale: 'en', locales: ['ja'] })
  await putSettings(services, access, { slug, listed: true })
  await publishPage(services, { ...access, slug })
}

async function locsAt(path: string): Promise<string[]> {
  return [...(await textAt(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
}

async function textAt(path: string): Promise<string> {
  const target = publicTarget(path, 'build')
  const deps = { services, sitemapSizes }
  if (target?.answer === 'sitemapIndex') return String((await sitemapIndexAnswer(deps)).body)
  if (target?.answer !== 'sitemap') throw new Error(`no sitemap at ${path}`)
  return String((await sitemapAnswer(deps, target)).body)
}

const pathOf = (url: string) => url.slice(site.length)

describe('a sitemap', () => {
  it('is one as long as its entries are few enough', async () => {
    await listedPage('page-1')
    await listedPage('page-2')
    expect(await locsAt('/ja/sitemap.xml')).toHaveLength(6)
    await expect(textAt('/ja/sitemap-1.xml')).rejects.toMatchObject({ status: 404 })
    expect(await locsAt('/sitemap_index.xml')).toEqual(
      localeCodes.map((locale) => site + localizePath(locale, '/sitemap.xml')),
    )
  })

  it('is an index of parts where they are more, and the parts name each entry once', async () => {
    for (const slug of ['page-1', 'page-2', 'page-3', 'page-4']) await listedPage(slug)
    const parts = await locsAt('/ja/sitemap.xml')
    expect(parts.map(pathOf)).toEqual(['1', '2', '3'].map((part) => `/ja/sitemap-${part}.xml`))
    expect(await textAt('/ja/sitemap.xml')).toContain('<sitemapindex')
    const named = await Promise.all(parts.map((url) => locsAt(pathOf(url))))
    expect(named.map(({ length }) => length)).toEqual([3, 3, 2])
    expect(new Set(named.flat()).size).toBe(8)
    expect(named.flat().slice(4).map(pathOf)).toEqual(
      ['1', '2', '3', '4'].map((number) => `/ja/p/page-${number}`),
    )
    await expect(textAt('/ja/sitemap-4.xml')).rejects.toMatchObject({ status: 404 })
    // In German there are the site's own screens alone.
    expect(await locsAt('/de/sitemap.xml')).toHaveLength(4)
    const all = (await locsAt('/sitemap_index.xml')).map(pathOf)
    expect(all).toEqual(expect.arrayContaining(['/sitemap-3.xml', '/ja/sitemap-1.xml']))
    expect(all).toContain('/de/sitemap.xml')
    expect(all).not.toContain('/ja/sitemap.xml')
  })

  it('tells when a page was published, not when its draft was changed', async () => {
    services.clock.now = Date.UTC(2026, 4, 1)
    await listedPage('page-1')
    services.clock.now = Date.UTC(2026, 5, 1)
    const access = { slug: 'page-1', identity: 'ana' }
    const { rev } = (await services.storage.pages.bySlug('page-1'))!
    await editPage(
      services,
      access,
      [{ op: 'set', id: 'hero', path: 'title', value: 'Later', src: 'user' }],
      `"${rev}"`,
    )
    expect(await textAt('/sitemap.xml')).toContain('<lastmod>2026-05-01T00:00:00.000Z</lastmod>')
    await publishPage(services, access)
    expect(await textAt('/sitemap.xml')).toContain('<lastmod>2026-06-01T00:00:00.000Z</lastmod>')
  })

  it('has one name in metrics, whatever its part', () => {
    expect(routeClass('/ja/sitemap-2.xml')).toBe(routeClass('/sitemap-31.xml'))
    for (const path of ['/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-x.xml', '/sitemap-1.xml/'])
      expect(publicTarget(path, 'build'), path).toBeNull()
  })
})
