import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WritingNotices } from '#client/features/generation/writing-notices.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import messages from '#locales/de/ui.json' with { type: 'json' }
import { translator } from '#test/support/translator.ts'

const t = translator('de')

it.each([
  'offline',
  'invalid',
  'too_large',
  'rate_limited',
  'not_found',
  'storage_full',
  'quota_exceeded',
  'unavailable',
] as const)('says in one’s own language why nothing is written: %s', (code) => {
  const problem = { status: 500, code, detail: 'in English', errors: [] }
  const html = renderToStaticMarkup(
    <I18nProvider locale="de" messages={messages}>
      <WritingNotices state={null} link="idle" problem={problem} onRetry={() => {}} />
    </I18nProvider>,
  )
  expect(html).toContain(t(`generate.problem.${code}`))
  expect(html).toContain(t('generate.retry'))
  expect(html).not.toContain('in English')
})
