import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OfflineBar } from '#client/features/workspace/offline-bar.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import messages from '#locales/de/ui.json' with { type: 'json' }
import { translator } from '#test/support/translator.ts'

const t = translator('de')

it.each([
  ['away', null],
  ['full', 'full'],
  ['fullOfOwner', 'fullOfOwner'],
] as const)('says why nothing is sent, and that nothing is lost: %s', (told, full) => {
  const html = renderToStaticMarkup(
    <I18nProvider locale="de" messages={messages}>
      <OfflineBar isHolding full={full} />
    </I18nProvider>,
  )
  expect(html).toContain(t(`generate.${told}`))
  expect(html).toContain('bleiben erhalten')
})
