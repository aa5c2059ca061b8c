import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ChipKey } from '#client/features/generation/chip-keys.ts'
import type { UnderstoodChip } from '#client/features/generation/understood.ts'
import { UnderstoodChips } from '#client/features/generation/understood-chips.tsx'
import { I18nProvider } from '#client/platform/i18n.tsx'
import { messagesOf } from '#test/support/translator.ts'

const chip = (key: ChipKey, doubt: 'reading' | null = null) => ({ key, value: `the ${key}`, doubt })

it('what nobody acts on and is certain is folded, and a guess is not', () => {
  const keys: ChipKey[] = ['place', 'phone', 'highlights', 'policies']
  const [before, folded = ''] = shown([...keys.map((key) => chip(key)), chip('people', 'reading')])
  for (const key of ['place', 'phone', 'people']) expect(before).toContain(`data-chip="${key}"`)
  for (const key of ['highlights', 'policies']) expect(folded).toContain(`data-chip="${key}"`)
  expect(shown([chip('place'), chip('policies')])).toHaveLength(1)
})

/** What stands there, and behind it what is folded. */
const shown = (chips: UnderstoodChip[]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en" messages={messagesOf('en')}>
      <UnderstoodChips chips={chips} editing={null} onEdit={() => {}} />
    </I18nProvider>,
  ).split('<details')
