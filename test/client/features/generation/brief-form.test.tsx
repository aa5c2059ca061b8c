import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BriefForm } from '#client/features/generation/brief-form.tsx'
import { WritingReceipt } from '#client/features/generation/writing-receipt.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import messages from '#locales/en/ui.json' with { type: 'json' }
import type { Engine } from '#shared/engines.ts'

const english = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="en" messages={messages}>
      {element}
    </I18nProvider>,
  )
const nothing = () => {}

function form(engines: Engine[]): string {
  return english(
    <BriefForm
      brief="Bread"
      language="auto"
      engine="composer"
      engines={engines}
      error={null}
      hasPage={false}
      areaRef={null}
      onBrief={nothing}
      onLanguage={nothing}
      onEngine={nothing}
      onWrite={nothing}
      onCancel={null}
    />,
  )
}

describe('the brief', () => {
  it('offers a model where the server has one, and says nothing of it elsewhere', () => {
    expect(form(['composer', 'model'])).toContain('AI model')
    expect(form(['composer'])).not.toContain('model')
  })
})

describe('the receipt', () => {
  it('says what a page cost, and when that is an estimate', () => {
    const usage = {
      inputTokens: 900,
      outputTokens: 400,
      estimated: false,
      attempts: 1,
      blocks: { model: 9, composer: 1 },
      milliseconds: 12_345,
    }
    const counted = english(<WritingReceipt usage={usage} />)
    expect(counted).toContain('9 of 10 sections by AI · 1,300 tokens · 12 s')
    expect(english(<WritingReceipt usage={{ ...usage, estimated: true }} />)).toContain(
      'about 1,300',
    )
  })
})
