import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DateField } from '#client/features/editor/date-field.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import { localeCodes, locales } from '#shared/locales.ts'
import { eventDateText } from '#shared/page/event-date.ts'
import { messagesOf, translator } from '#test/support/translator.ts'

describe.each(localeCodes)('the field of a date in %s', (locale) => {
  const t = translator(locale)
  const field = (value: string) =>
    renderToStaticMarkup(
      <I18nProvider locale={locale} messages={messagesOf(locale)}>
        <DateField label="Start" error={null} value={value} hasTime onChange={() => {}} />
      </I18nProvider>,
    )

  it('shows a day without a year, says how readers see it, and that it has none', () => {
    const html = field('--12-12T10:00')
    expect(html).toMatch(/type="date"[^>]* value="\d{4}-12-12"/)
    expect(html).toMatch(/type="time"[^>]* value="10:00"/)
    expect(html).toMatch(/type="checkbox"[^>]* checked=""/)
    const date = eventDateText('--12-12T10:00', '', locales[locale].tag)
    expect(html).toContain(t('editor.form.yearless'))
    expect(html).toContain(t('editor.form.shownAs', { date }))
  })

  it('asks nothing about the year of a day that has one', () => {
    const html = field('2026-12-12')
    expect(html).toContain('value="2026-12-12"')
    expect(html).not.toContain('checkbox')
  })
})
