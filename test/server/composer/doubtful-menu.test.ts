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
