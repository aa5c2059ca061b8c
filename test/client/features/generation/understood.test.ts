import { expect, it } from 'vitest'
import { understoodChips } from '#client/features/generation/understood.ts'
import type { I18n } from '#client/platform/i18n.tsx'
import { emptyDocument } from '#shared/page/document.ts'
import { pageState } from '#shared/page/page-state.ts'

const i18n = { t: (key: string) => key, tag: 'en', locale: 'en' } as unknown as I18n

it('a phone number is grouped on its chip as its owner wrote it, as on the page', () => {
  const page = emptyDocument('p', 'en')
  const facts = { phone: '+441453555099', phoneText: '01453 555 099' }
  const state = pageState({ ...page, facts, meta: { ...page.meta, title: 'Kiln Lane' } })
  const phone = understoodChips(state, i18n).find(({ key }) => key === 'phone')
  expect(phone?.value).toBe('01453 555 099')
})
