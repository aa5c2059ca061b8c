import { expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import { commanded, composedPage, edited } from './commanded-page.ts'

const bar = composedPage(
  'Fern & Flint is a wine bar at 14 Cobden Street, Leeds. Cheese board £14. Book on 0113 496 0148 or hello@fernflint.example.',
)
const school = composedPage(
  'Summer school in York. Sign up by 1 July 2026 at hello@school.example. Yoga on 3 August, 10 am. Fee £40.',
)

it.each([
  ['rename the button to Reserve', bar, 'Reserve', 'Book a table'],
  ['call the button Book now', bar, 'Book now', 'Book a table'],
  ['rename the button to Join us', school, 'Join us', 'Sign up'],
  ['the button should say “Join us”', school, 'Join us', 'Sign up'],
] as const)(
  '“%s” is what every button of it says, that of the form too',
  (command, page, now, old) => {
    const before = pageTexts(page).filter((text) => text === old)
    const texts = pageTexts(commanded(page, command).document)
    expect(texts).not.toContain(old)
    expect(texts.filter((text) => text === now)).toHaveLength(before.length)
    expect(before.length).toBeGreaterThan(2)
  },
)

it('the form’s button follows the main one where it said the same, and only then', () => {
  const page = composedPage(
    '朗読教室「こえ」です。レッスンは1回3,000円。予約は koe@hito.example へ。',
    'ja',
  )
  const other = edited(page, { op: 'set', id: 'contact', path: 'submit', value: '送信する' })
  const submitOf = (before: typeof page) =>
    commanded(before, 'ボタンを「申し込む」にして', 'ja').document.blocks.contact?.props.submit
  expect(submitOf(page)).toBe('申し込む')
  expect(submitOf(other)).toBe('送信する')
})

it('a half of the verb is none of the label', () => {
  const page = composedPage('Polsterei Wiesner in Leipzig. Sessel aufpolstern 390 €.', 'de')
  const { document } = commanded(page, 'Benenne den Button in Termin anfragen um', 'de')
  expect(document.facts.action?.label).toBe('Termin anfragen')
})

it('a button that should call names nobody', () => {
  const { facts } = commanded(bar, 'the button should call us').document
  expect([facts.name, facts.action?.kind]).toEqual([bar.facts.name, 'call'])
})
