import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReviewWords } from '#client/features/generation/review-words.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import { localeCodes } from '#shared/locales.ts'
import { rewrittenParts } from '#shared/page/compare/rewritten-parts.ts'
import { type Block, emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { themeColour } from '#shared/page/theme.ts'
import { messagesOf, translator } from '#test/support/translator.ts'

const empty = emptyDocument('page', 'en')
const header = (labels: string[], sticky = false): Block => ({
  type: 'header',
  variant: 'bar',
  props: { links: labels.map((label) => ({ label, to: '#top' })), sticky },
})
const page = (block: Block, patch: Partial<PageDocument> = {}): PageDocument => ({
  ...empty,
  order: ['it'],
  blocks: { it: block },
  ...patch,
})
const bar = header(['One', 'Two', 'Three'])

describe.each(localeCodes)('the words of the list after a rewrite in %s', (locale) => {
  const t = translator(locale)

  it('tell a price that only begins at an amount as one', () => {
    const price = { id: 'p1', item: 'Repair', amount: 12, currency: 'GBP', from: true }
    const priced = (amount: number) => page(bar, { facts: { prices: [{ ...price, amount }] } })
    const html = words(priced(12), priced(14), 'facts.prices')
    const around = t('changes.fromPrice', { price: '|' }).split('|')
    for (const part of around) expect(html).toContain(part)
    expect(html).toMatch(/<del[^>]*>[^<]*12[^<]*<\/del>/)
    expect(html).toMatch(/<ins[^>]*>[^<]*14[^<]*<\/ins>/)
  })

  it('tell in a few words of links that change their places', () => {
    const html = words(page(bar), page(header(['Three', 'One', 'Two'])), 'it')
    expect(html).toContain(t('changes.note.order'))
    expect(html).not.toContain('Three')
  })

  it('tell two changes, and how many there are besides', () => {
    const other = header(['Uno', 'Dos', 'Tres'], true)
    const html = words(page(bar), page(other), 'it')
    expect(html.match(/<del/g)).toHaveLength(2)
    expect(html).toContain(t('generate.review.more', { count: 2 }))
  })

  it('tell of another layout by the name the form has for it, and as no writing', () => {
    const other = { ...bar, variant: 'centered' }
    const html = words(page(bar), page(other), 'it')
    for (const name of ['bar', 'centered']) expect(html).toContain(t(`editor.form.layouts.${name}`))
    const [part] = rewrittenParts({ before: page(bar), after: page(other) })
    expect(part?.how).toBe('changed')
  })

  it('tell of a list what came and what went, and not what stays', () => {
    const offering = (...offers: string[]) => page(bar, { facts: { offers } })
    const html = words(offering('Agas', 'Stoves'), offering('Agas', 'Cowls'), 'facts.offers')
    expect(html).toMatch(/<del[^>]*>Stoves<\/del>/)
    expect(html).toMatch(/<ins[^>]*>Cowls<\/ins>/)
    expect(html).not.toContain('Agas')
  })

  it('tell that a part is hidden from readers now', () => {
    const html = words(page(bar), page({ ...bar, hidden: true }), 'it')
    expect(html).toContain(t('changes.event.hidden'))
    expect(html).not.toContain(t('generate.review.wordless'))
  })

  it('tell what can be shown before what cannot, and name a colour by showing it', () => {
    const art = { ...empty.theme.art, seed: 7 }
    const theme = { ...empty.theme, hue: 200, chroma: 0.02, mood: 'bold', art } as const
    const html = words(page(bar), page(bar, { theme }), 'look')
    expect(html).toContain(t('editor.look.mood.bold'))
    for (const look of [empty.theme, theme]) expect(html).toContain(themeColour(look))
    expect(html).not.toContain(t('changes.note.drawing'))
    expect(html).toContain(t('generate.review.more', { count: 1 }))
  })

  it('tell of what nobody sees as nothing to be seen', () => {
    const { sticky: _sticky, ...props } = bar.props
    const html = words(page(bar), page({ ...bar, props }), 'it')
    expect(html).toContain(t('generate.review.wordless'))
  })

  function words(before: PageDocument, after: PageDocument, key: string): string {
    const rewrite = { before, after }
    const part = rewrittenParts(rewrite).find((each) => each.key === key)
    if (!part) throw new Error(`${key} is not told of`)
    return renderToStaticMarkup(
      <I18nProvider locale={locale} messages={messagesOf(locale)}>
        <ReviewWords part={part} rewrite={rewrite} />
      </I18nProvider>,
    )
  }
})
