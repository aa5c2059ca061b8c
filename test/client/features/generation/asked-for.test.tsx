import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AskedForList } from '#client/features/generation/asked-for.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import type { AskedInBrief } from '#shared/page/wish.ts'
import { messagesOf } from '#test/support/translator.ts'

it('what stands in the way of several requests is said once, and options speak for themselves', () => {
  const needsModel = 'That takes an AI model.'
  const requests = [
    { words: 'Make it funny', state: 'unable', told: needsModel },
    { words: 'Make it rhyme', state: 'unable', told: needsModel },
    { words: 'No online booking', state: 'asked', told: 'Would one of these help?' },
  ] as AskedInBrief[]
  const html = renderToStaticMarkup(
    <I18nProvider locale="en" messages={messagesOf('en')}>
      <AskedForList requests={requests} onAsk={() => {}} />
    </I18nProvider>,
  )
  expect(html.split(needsModel)).toHaveLength(2)
  expect(html).not.toContain('Would one of these help?')
  for (const { words } of requests) expect(html).toContain(words)
})
