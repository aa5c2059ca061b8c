import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ToldFacts } from '#client/features/editor/told-facts.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import { emptyDocument } from '#shared/page/document.ts'
import { messagesOf } from '#test/support/translator.ts'

it.each([
  ['en', 'Add hours'],
  ['de', 'Öffnungszeiten hinzufügen'],
] as const)(
  'the form of a section offers a missing detail in %s as the card does',
  (locale, label) => {
    const nothing = () => {}
    const html = renderToStaticMarkup(
      <I18nProvider locale={locale} messages={messagesOf(locale)}>
        <ToldFacts
          wanted="hours"
          form={{
            erasePicture: null,
            slug: 'harbour',
            document: emptyDocument('p', locale),
            id: 'hours',
            errors: {},
            onChange: nothing,
            onList: nothing,
            factText: () => '',
            onFact: nothing,
            onFiles: nothing,
          }}
        />
      </I18nProvider>,
    )
    expect(html).toContain(label)
  },
)
