import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ShowcaseGrid } from '#client/features/showcase/showcase-grid.tsx'
import { ByLanguage } from '#client/features/site/by-language.tsx'
import { Comparison } from '#client/features/site/comparison.tsx'
import { Differences } from '#client/features/site/differences.tsx'
import { FoldedBackdrop } from '#client/features/site/folded-backdrop.tsx'
import { HowItWorks } from '#client/features/site/how-it-works.tsx'
import { Operators } from '#client/features/site/operators.tsx'
import { Questions } from '#client/features/site/questions.tsx'
import { StructuredFaq } from '#client/features/site/structured-faq.tsx'
import { TextList } from '#client/features/site/text-list.tsx'
import { renderFragments } from '#client/fragments.tsx'
import { SiteFooter } from '#client/layouts/site-footer.tsx'
import { SiteHeader } from '#client/layouts/site-header.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import {
  RenderedOnce,
  type RenderOnce,
  RenderOnceProvider,
} from '#client/platform/rendered-once.tsx'
import { RouterProvider } from '#client/platform/router.tsx'
import { type Site, SiteProvider } from '#client/platform/site.tsx'
import { nowhere, stillRouter } from '#client/platform/still-router.ts'
import { Section } from '#client/ui/section.tsx'
import { type Locale, localePrefix } from '#shared/locales.ts'
import { messagesOf } from '#test/support/translator.ts'

const site: Site = {
  siteUrl: 'http://ninefold.test',
  apiBase: '/api',
  build: { id: 'a-build', timestamp: 0 },
}

function html(locale: Locale, once: RenderOnce | null, children: ReactNode, on = site): string {
  const location = { ...nowhere.location, pathname: `${localePrefix(locale)}/terms` }
  return renderToString(
    <SiteProvider value={on}>
      <I18nProvider locale={locale} messages={messagesOf(locale)}>
        <RouterProvider router={stillRouter({ ...nowhere, location })}>
          <RenderOnceProvider value={once}>{children}</RenderOnceProvider>
        </RouterProvider>
      </I18nProvider>
    </SiteProvider>,
  )
}

const onceOf = (locale: Locale, on = site) =>
  renderFragments({ locale, messages: messagesOf(locale), site: on })

const pages = (['de', 'ja'] as const).map((language) => ({
  language,
  title: 'Hof',
  kind: 'farm',
  brief: 'A farm.',
}))

const screens: [name: string, screen: ReactNode][] = [
  ['the header', <SiteHeader key="header" />],
  ['the footer', <SiteFooter key="footer" />],
  [
    'sections',
    <Section key="sections" name="test.sections" id="how" title="How" lead="So">
      <HowItWorks />
      <Differences />
      <Questions group="home.questions" names={['account', 'ai']} />
      <ShowcaseGrid pages={pages} />
      <ByLanguage pages={pages} />
      <TextList group="marketing.argument" names={['blank', 'facts']} />
      <Comparison />
      <StructuredFaq group="marketing.faq" names={['free']} />
      <FoldedBackdrop />
      <Operators />
    </Section>,
  ],
]

describe.each<Locale>(['en', 'ja', 'de'])('what is rendered once in %s', (locale) => {
  it.each(screens)('is, in %s, what React would have rendered there', (_, screen) => {
    const plain = html(locale, null, screen)
    expect(html(locale, onceOf(locale), screen)).toBe(plain)
    expect(html(locale, onceOf(locale), screen)).toBe(plain)
  })
})

let renders = 0
function Counted(): string {
  return `rendered ${++renders}`
}

it('is not rendered a second time', () => {
  const part = (
    <RenderedOnce name="test.counted">
      <Counted />
    </RenderedOnce>
  )
  const first = html('en', onceOf('en'), part)
  expect(html('en', onceOf('en'), part)).toBe(first)
  expect(renders).toBe(1)
})

it('is each site’s and each language’s own', () => {
  const part = (
    <RenderedOnce name="test.own">
      <SiteFooter />
    </RenderedOnce>
  )
  const measured = { ...site, analyticsId: 'G-1' }
  const answers = [
    html('en', onceOf('en'), part),
    html('ja', onceOf('ja'), part),
    html('en', onceOf('en', measured), part, measured),
  ]
  expect(new Set(answers).size).toBe(3)
})
