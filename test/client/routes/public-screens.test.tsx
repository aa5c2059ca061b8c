import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { Api } from '#client/api.ts'
import { Layout } from '#client/layouts/default-layout.tsx'
import { ApiProvider } from '#client/platform/api-context.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import { RouterProvider } from '#client/platform/router.tsx'
import { SiteProvider } from '#client/platform/site.tsx'
import { nowhere, stillRouter } from '#client/platform/still-router.ts'
import { ErrorScreen } from '#client/routes/error-page.tsx'
import * as home from '#client/routes/home.tsx'
import * as marketing from '#client/routes/marketing.tsx'
import * as privacy from '#client/routes/privacy.tsx'
import * as terms from '#client/routes/terms.tsx'
import messages from '#locales/en/ui.json' with { type: 'json' }
import { createTranslator } from '#shared/i18n/translator.ts'
import { type Locale, localizePath } from '#shared/locales.ts'
import type { ShowcaseCard } from '#shared/showcase.ts'

const showcase: ShowcaseCard[] = [
  { language: 'en', title: 'Harbour Bread', kind: 'bakery', brief: 'A bakery in Bristol.' },
  { language: 'ja', title: '</script><b>', kind: '', brief: '京都の小さな喫茶店' },
]
const screens = { home, marketing, terms, privacy }

let warn: MockInstance
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** What is drawn on the server calls nothing. */
const noApi: Api = {
  call: (name) => Promise.reject(new Error(`called ${name}`)),
  // biome-ignore lint/correctness/useYield: it refuses
  async *stream(name) {
    throw new Error(`opened ${name}`)
  },
}

const site = {
  siteUrl: 'http://ninefold.test',
  apiBase: '/api',
  build: { id: 'test', timestamp: 0 },
}

/** A screen as the server would send it, inside its layout. */
function render(element: React.ReactNode, locale: Locale = 'en', path = '/'): string {
  const router = stillRouter({
    ...nowhere,
    location: { ...nowhere.location, pathname: localizePath(locale, path) },
    matches: [
      { route: { id: 'layout', element: <Layout /> }, params: {} },
      { route: { id: 'screen', element }, params: {} },
    ],
    loaderData: { screen: { showcase } },
  })
  return renderToStaticMarkup(
    <I18nProvider locale={locale} messages={messages}>
      <ApiProvider value={noApi}>
        <SiteProvider value={site}>
          <RouterProvider router={router} />
        </SiteProvider>
      </ApiProvider>
    </I18nProvider>,
  )
}

describe('the public screens', () => {
  it.each(Object.entries(screens))(
    '%s has a text for everything it says',
    (_, { Screen, head }) => {
      const t = createTranslator('en', messages)
      expect(render(<Screen />)).toMatch(/<h1/)
      expect(t(head.title)).not.toBe(head.title)
      expect(t(head.description)).not.toBe(head.description)
      expect(warn).not.toHaveBeenCalled()
    },
  )

  it('let the home page be used without script: a form that opens the generator', () => {
    const html = render(<home.Screen />, 'ja')
    expect(html).toMatch(/<form[^>]* action="\/ja\/generate"[^>]* method="get"/)
    expect(html).toMatch(/<textarea[^>]* name="brief"/)
    expect(html).toMatch(/<select[^>]* name="language"/)
  })

  it('show the example in the visitor’s language first', () => {
    const html = render(<home.Screen />, 'ja')
    expect(html).toMatch(/English(<!-- -->)? · bakery/)
    expect(html.indexOf('/_showcase/ja')).toBeLessThan(html.indexOf('/_showcase/en'))
  })

  it('keep path and query when the language is switched', () => {
    const html = render(<terms.Screen />, 'fr', '/terms')
    expect(html).toContain('href="/terms" hrefLang="en"')
    expect(html).toContain('href="/kr/terms" hrefLang="ko"')
  })

  it('carry the questions as data no text can break out of', () => {
    const html = render(<marketing.Screen />)
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(json).not.toContain('<')
    expect(JSON.parse(json)['@type']).toBe('FAQPage')
    expect(html).not.toContain('</script><b>')
  })
})

describe('the error screen', () => {
  it('says Page Not Found for 404 and offers the way home', () => {
    const html = render(<ErrorScreen status={404} />)
    expect(html).toContain('Page Not Found')
    expect(html).toMatch(/<a[^>]* href="\/"[^>]*>.*Back to home/)
  })

  it('says Internal Server Error otherwise, and is a 500 when nothing is known', () => {
    expect(render(<ErrorScreen />)).toMatch(/500 <\/span>Internal Server Error/)
    expect(render(<ErrorScreen status={503} />)).toContain('Internal Server Error')
  })
})
