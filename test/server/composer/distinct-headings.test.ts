import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const blocksOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).blocks

const headingsOf = (brief: string, locale: PageLanguage): string[] =>
  Object.values(blocksOf(brief, locale))
    .filter(({ type }) => !['hero', 'header', 'footer'].includes(type))
    .map(({ props }) => (typeof props.title === 'string' ? props.title.toLowerCase() : ''))
    .filter(Boolean)

/** One in so many labelled briefs. */
const step = 18

it('no two sections of a page are called the same', () => {
  const briefs = labelledBriefs().filter(
    ({ split, locale }, at) =>
      (split === 'dev' || split === 'late') && locale !== 'pl' && at % step === 5,
  )
  const twice = briefs.flatMap(({ id, brief, locale }) => {
    const headings = headingsOf(brief, locale as PageLanguage)
    return new Set(headings).size < headings.length ? [`${id}: ${headings.join(' | ')}`] : []
  })
  expect(briefs.length).toBeGreaterThan(100)
  expect(twice).toEqual([])
})

it('what there is at a feast is no price list and no second programme', () => {
  const brief =
    'wir vom elternbeirat machen unseren kinderbasar, samstag 14.3.2026 von 10 bis 13 uhr in der turnhalle, schulstr. 12 in nußloch. verkauft wird kleidung gr 50 bis 164, spielzeug, bücher, kinderwagen. ein tisch kostet 10 euro und einen kuchen. kaffee und kuchen auch zum mitnehmen'
  const headings = headingsOf(brief, 'de')
  expect(headings.filter((title) => title === 'programm').length).toBeLessThanOrEqual(1)
})
