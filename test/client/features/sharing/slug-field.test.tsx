import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SlugField } from '#client/features/sharing/slug-field.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import { messagesOf, translator } from '#test/support/translator.ts'

const t = translator('ja')

it.each([
  ['page-69rn', 'makeshift'],
  ['mameya', 'free'],
])('of the address %s it says what is best done: %s', (value, note) => {
  const choice = { value, state: 'free' as const, type: () => {} }
  const html = renderToStaticMarkup(
    <I18nProvider locale="ja" messages={messagesOf('ja')}>
      <SlugField start="localhost/p/" choice={choice} />
    </I18nProvider>,
  )
  expect(html).toContain(t(`share.publish.slug.${note}`))
})
