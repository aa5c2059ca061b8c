import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { seeWriting, WritingLog } from '#client/features/generation/writing-log.tsx'
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

it('a correction that begins and ends between two renders is told as written', () => {
  const opened = { generation: 'first', wasWriting: false }
  expect(seeWriting(opened, false, 'second').wasWriting).toBe(true)
})

it('a page that is only opened is not told as written', () => {
  const opening = { generation: null, wasWriting: false }
  const opened = seeWriting(opening, false, 'first')
  expect(opened.wasWriting).toBe(false)
  expect(seeWriting(opened, false, 'first')).toBe(opened)
})
