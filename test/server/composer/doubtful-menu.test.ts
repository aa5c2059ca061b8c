import { expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

const titlesOf = (brief: string) => {
  const { blocks } = composedDocument(brief)
  return Object.values(blocks).map(({ props }) => props.title)
}

it('what may be food is priced, and only what is food for sure stands on a menu', () => {
  const tables =
    'Moss & Timber is a small furniture workshop in Hebden Bridge. We make dining tables from £1,400, chairs £320, and run a two-day stool-making course £220. Workshop open Wednesday to Saturday 9.30 to 5.'
  expect(titlesOf(tables)).toContain('Prices')
  expect(titlesOf(tables)).not.toContain('Menu')
  const noodles = 'Golden Wok, Chinese restaurant in Leeds. Noodles £9, dumplings £6. Open daily.'
  expect(titlesOf(noodles)).toContain('Menu')
})

it.each([
  'Copper Still is a bar in Hull that also hires out what a party needs. Marquee £80, trestle table £7, beer tap £40, PA with two speakers £90, fairy lights £15. Ring 01482 555 014.',
  'The Rinse Café in Hull mends bicycles. Puncture £9, new chain £25, brake cable £12, coffee £2. Ring 01482 555 014.',
])('whatever its trade, what nobody eats stands on no menu: %s', (brief) => {
  expect(titlesOf(brief)).toContain('Prices')
  expect(titlesOf(brief)).not.toContain('Menu')
})
