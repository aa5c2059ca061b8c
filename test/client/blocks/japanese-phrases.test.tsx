import { expect, it } from 'vitest'
import { composedPage } from '#test/server/commands/commanded-page.ts'
import { publishedHtml } from '#test/support/published-html.tsx'

it.each([
  ['鎌倉の海辺にある小さな写真スタジオ', '鎌倉の|海辺にある|小さな|写真|スタジオ'],
  ['自転車修理とカスタムの専門店', '自転車修理と|カスタムの|専門店'],
])('a line of the Japanese headline %s ends with a phrase', (title, phrases) => {
  const page = composedPage('自転車修理の店「輪業たかはし」。電話052-123-4567。', 'ja')
  const hero = page.blocks.hero
  if (!hero) throw new Error('the page has no headline')
  hero.props.title = title
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(publishedHtml(page)) ?? []
  expect(heading.replaceAll(/<wbr\/?>/g, '|')).toBe(phrases)
})
