import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp, testSite } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

interface Made {
  slug: string
  cookie: string
}

async function publishedPage(): Promise<Made> {
  const brief = 'Harbour Bread is a bakery in Bristol. Open Tuesday to Saturday 8am to 4pm.'
  const answer = await request(test.app)
    .post('/api/generations')
    .send({ brief, locale: 'en', locales: ['en', 'ja', 'fr'] })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const slug = foldEvents(parseEvents(answer.text)).progress.slug ?? ''
  await request(test.app).post(`/api/pages/${slug}/publish`).set({ cookie })
  return { slug, cookie }
}

function put({ slug, cookie }: Made, settings: object) {
  return request(test.app).put(`/api/pages/${slug}/settings`).set({ cookie }).send(settings)
}

async function leadsTo(path: string, to: string): Promise<void> {
  const { status, headers } = await request(test.app).get(path)
  expect({ status, location: headers.location }, path).toEqual({ status: 301, location: to })
}

it('shows each language at its own slug, and leads there from every other', async () => {
  const page = await publishedPage()
  const { slug } = page
  // Copies of before are taken back.
  for (const path of [`/ja/p/${slug}`, '/ja/p/minato-no-pan', '/p/minato-no-pan'])
    await request(test.app).get(path).set({ accept: 'text/html' })
  const saved = await put(page, { translations: { ja: { slug: 'minato-no-pan' } } })
  expect(saved.status, saved.text).toBe(200)
  expect(saved.body.translations.ja.slug).toBe('minato-no-pan')
  await leadsTo(`/ja/p/${slug}`, '/ja/p/minato-no-pan')
  await leadsTo('/p/minato-no-pan', `/p/${slug}`)
  await leadsTo('/fr/p/minato-no-pan', `/fr/p/${slug}`)
  // A language the page has not is shown in its own: at its own slug.
  await leadsTo('/de/p/minato-no-pan', `/de/p/${slug}`)
  const { status, text } = await request(test.app).get('/ja/p/minato-no-pan')
  expect(status).toBe(200)
  expect(text).toContain('<html lang="ja"')
  expect(text).toContain(`<link rel="canonical" href="${testSite}/ja/p/minato-no-pan"/>`)
  expect(text).toContain(`hrefLang="ja" href="${testSite}/ja/p/minato-no-pan"/>`)
  expect(text).toContain(`hrefLang="fr" href="${testSite}/fr/p/${slug}"/>`)
  expect(text).toContain(`hrefLang="x-default" href="${testSite}/p/${slug}"/>`)
  const source = await request(test.app).get(`/p/${slug}`)
  expect(source.text).toContain(`hrefLang="ja" href="${testSite}/ja/p/minato-no-pan"/>`)
})

it('tells sitemaps of each language’s slug, with the same alternates', async () => {
  const page = await publishedPage()
  await put(page, { translations: { ja: { slug: 'kumo-no-pan' } } })
  const { text } = await request(test.app).get('/ja/sitemap.xml')
  expect(text).toContain(`<loc>${testSite}/ja/p/kumo-no-pan</loc>`)
  expect(text).toContain(`hreflang="en" href="${testSite}/p/${page.slug}"/>`)
  const english = await request(test.app).get('/sitemap.xml')
  expect(english.text).toContain(`hreflang="ja" href="${testSite}/ja/p/kumo-no-pan"/>`)
})

it('leaves redirects behind when a language’s slug changes, goes, or the page is renamed', async () => {
  const page = await publishedPage()
  for (const slug of ['hoshi-pan', 'tsuki-pan']) await put(page, { translations: { ja: { slug } } })
  await leadsTo('/ja/p/hoshi-pan', '/ja/p/tsuki-pan')
  const renamed = `renamed-${page.slug}`.slice(0, 60)
  expect((await put(page, { slug: renamed })).status).toBe(200)
  await leadsTo(`/ja/p/${page.slug}`, '/ja/p/tsuki-pan')
  await leadsTo(`/p/${page.slug}`, `/p/${renamed}`)
  expect((await request(test.app).get('/ja/p/tsuki-pan')).status).toBe(200)
  await put({ ...page, slug: renamed }, { translations: { ja: { slug: '' } } })
  await leadsTo('/ja/p/tsuki-pan', `/ja/p/${renamed}`)
  await leadsTo('/ja/p/hoshi-pan', `/ja/p/${renamed}`)
})

it('gives a slug to one page and one language, by the field', async () => {
  const [page, other] = [await publishedPage(), await publishedPage()]
  await put(page, { translations: { ja: { slug: 'yuki-pan' } } })
  const taken = (field: string) => ({
    status: 422,
    body: { errors: [{ field, message: 'is taken' }] },
  })
  const fr = 'translations.fr.slug'
  expect(await put(other, { translations: { fr: { slug: 'yuki-pan' } } })).toMatchObject(taken(fr))
  expect(await put(page, { translations: { fr: { slug: 'yuki-pan' } } })).toMatchObject(taken(fr))
  expect(await put(other, { translations: { fr: { slug: page.slug } } })).toMatchObject(taken(fr))
  expect(await put(other, { slug: 'yuki-pan' })).toMatchObject(taken('slug'))
  const twice = { ja: { slug: 'kaze-pan' }, fr: { slug: 'kaze-pan' } }
  expect(await put(other, { translations: twice })).toMatchObject(taken(fr))
  const own = await put(other, { translations: { fr: { slug: other.slug } } })
  expect(own.body.translations.fr.slug).toBe('')
})

it.each(['Yuki', 'a', 'yuki--pan', '雪', 'x'.repeat(61), '../api'])('refuses %s', async (slug) => {
  const { status, body } = await put(await anyPage(), { translations: { ja: { slug } } })
  expect(status).toBe(422)
  expect(body.errors[0].field).toBe('translations.ja.slug')
})

it('refuses slugs of languages the page has not, and of its own beside its slug', async () => {
  const page = await anyPage()
  for (const language of ['de', 'en']) {
    const { status } = await put(page, { translations: { [language]: { slug: 'brot-und-salz' } } })
    expect(status, language).toBe(422)
  }
  expect((await request(test.app).get('/p/brot-und-salz')).status).toBe(404)
})

it('is gone from a language’s slug at once with the page', async () => {
  const page = await publishedPage()
  await put(page, { translations: { ja: { slug: 'ame-pan' } } })
  expect((await request(test.app).get('/ja/p/ame-pan')).status).toBe(200)
  await request(test.app).post(`/api/pages/${page.slug}/unpublish`).set(cookieOf(page))
  expect((await request(test.app).get('/ja/p/ame-pan')).status).toBe(404)
  expect((await request(test.app).get('/p/ame-pan')).status).toBe(404)
})

const cookieOf = ({ cookie }: Made) => ({ cookie })

let one: Promise<Made> | undefined
function anyPage(): Promise<Made> {
  one ??= publishedPage()
  return one
}

it('leads from a former slug with the query, and to the pictures of links that were shared', async () => {
  const page = await publishedPage()
  await put(page, { slug: 'harbour-loaves' }).expect(200)
  const [old, now] = [`/p/${page.slug}`, '/p/harbour-loaves']
  await leadsTo(`${old}?utm_source=x`, `${now}?utm_source=x`)
  // Nothing of one visitor's query is kept for the next.
  await leadsTo(old, now)
  await leadsTo(`${old}/card.png`, `${now}/card.png`)
  await leadsTo(`${old}/icon.svg`, `${now}/icon.svg`)
  expect((await request(test.app).get(`${now}/icon.svg`)).status).toBe(200)
  await put({ ...page, slug: 'harbour-loaves' }, { slug: 'harbour-rolls' }).expect(200)
  await leadsTo(`${old}/card.png`, '/p/harbour-rolls/card.png')
})
