import { expect, it } from 'vitest'
import { doubtful, understoodChips } from '#client/features/generation/understood.ts'
import type { I18n } from '#client/platform/i18n.tsx'
import { emptyDocument } from '#shared/page/document.ts'
import { pageState, withProgress } from '#shared/page/page-state.ts'

const i18n = { t: (key: string) => key, tag: 'en', locale: 'en' } as unknown as I18n

it('a phone number is grouped on its chip as its owner wrote it, as on the page', () => {
  const page = emptyDocument('p', 'en')
  const facts = { phone: '+441453555099', phoneText: '01453 555 099' }
  const state = pageState({ ...page, facts, meta: { ...page.meta, title: 'Kiln Lane' } })
  const phone = understoodChips(state, i18n).find(({ key }) => key === 'phone')
  expect(phone?.value).toBe('01453 555 099')
})

it('a website is written on its chip as on the page', () => {
  const page = emptyDocument('p', 'en')
  const facts = { url: 'https://www.instagram.com/marlowsweeps/' }
  const state = pageState({ ...page, facts, meta: { ...page.meta, title: 'Marlow' } })
  const chip = understoodChips(state, i18n).find(({ key }) => key === 'url')
  expect(chip?.value).toBe('instagram.com/marlowsweeps')
})

it('hours that stand on the page in words are not missing', () => {
  const page = emptyDocument('p', 'en')
  const props = { title: 'Hours', byAppointment: false, note: 'Saturdays in autumn only.' }
  const hours = { type: 'hours', variant: 'table', version: 2, props }
  const blocks = { order: ['hours'], blocks: { hours } }
  const state = pageState({ ...page, ...blocks, meta: { ...page.meta, title: 'Kiln Lane' } })
  const chip = understoodChips(state, i18n).find(({ key }) => key === 'hours')
  expect(chip?.value).toBe('Saturdays in autumn only.')
})

it('a kind of business is doubted where it is a guess, and none is not', () => {
  const page = emptyDocument('p', 'en')
  const doubt = (industry: 'portfolio' | 'bakery' | 'general', confidence: number) => {
    const state = pageState({ ...page, meta: { ...page.meta, title: 'Kiln Lane', industry } })
    const facts = { prices: [], offers: [] }
    const understood = { op: 'understood', locale: 'en', industry, confidence, facts } as const
    const read = withProgress(state, { understood, ledger: null })
    return understoodChips(read, i18n).find(({ key }) => key === 'industry')?.doubt
  }
  expect(doubt('portfolio', 0.9)).toBeNull()
  expect(doubt('bakery', 0.9)).toBeNull()
  expect(doubt('bakery', 0.5)).toBe('reading')
  expect(doubt('general', 0.5)).toBeNull()
})

it('a number with a digit too many says so, and no more once its owner has kept it', () => {
  const page = emptyDocument('p', 'en')
  const of = (phone: string, src: Record<string, 'user'> = {}) => {
    const meta = { ...page.meta, title: 'Hartley Sweeps', country: 'GB' }
    const state = pageState({ ...page, facts: { phone }, meta, src })
    return doubtful(understoodChips(state, i18n)).map(({ key, doubt }) => [key, doubt])
  }
  expect(of('+441947555014')).toEqual([])
  expect(of('+4419475550142')).toEqual([['phone', 'number']])
  expect(of('01947 555 0142')).toEqual([['phone', 'number']])
  expect(of('+4419475550142', { 'facts.phone': 'user' })).toEqual([])
})

it('of a number nobody knows the country of the digits are doubted, and not the brief', () => {
  const page = emptyDocument('p', 'en')
  const phone = '01947 496 0188'
  const state = pageState({ ...page, facts: { phone }, meta: { ...page.meta, title: 'Hobbs' } })
  const facts = { phone: { value: phone, span: [0, 14], confidence: 0.5 }, prices: [], offers: [] }
  const read = { op: 'understood', locale: 'en', industry: 'trades', confidence: 0.9 } as const
  const told = withProgress(state, { understood: { ...read, facts: facts as never }, ledger: null })
  expect(doubtful(understoodChips(told, i18n)).map(({ doubt }) => doubt)).toEqual(['number'])
})

it('prices are told apart from what they are for', () => {
  const page = emptyDocument('p', 'en')
  const price = (id: string, item: string, amount: number) => ({
    id,
    item,
    amount,
    currency: 'GBP',
  })
  const facts = { prices: [price('p1', 'Sweep', 65), price('p2', 'Second flue', 45)] }
  const state = pageState({ ...page, facts, meta: { ...page.meta, title: 'Hartley Sweeps' } })
  const chip = understoodChips(state, i18n).find(({ key }) => key === 'prices')
  expect(chip?.rows).toEqual([
    ['Sweep', '£65'],
    ['Second flue', '£45'],
  ])
})
