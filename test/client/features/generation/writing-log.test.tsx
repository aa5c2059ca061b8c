import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WritingLog } from '#client/features/generation/writing-log.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import messages from '#locales/en/ui.json' with { type: 'json' }
import { type GenerationStatus, pageState, withProgress } from '#shared/page/page-state.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')

/** What the log says before the connection that follows the writing is there. */
function logOf(status: GenerationStatus, done: number): string {
  const document = composedDocument('Harbour Bikes is a bicycle workshop in Bristol.', { seed: 0 })
  const planned = document.order
  const state = withProgress(pageState(document), { status, planned, done: planned.slice(0, done) })
  return renderToStaticMarkup(
    <I18nProvider locale="en" messages={messages}>
      <WritingLog state={state} link="idle" />
    </I18nProvider>,
  )
}

it('a page that is still being written is not called finished', () => {
  expect(logOf('writing', 1)).not.toContain(t('generate.log.complete'))
})

it('a page that is written is', () => {
  expect(logOf('complete', 9)).toContain(t('generate.log.complete'))
})
