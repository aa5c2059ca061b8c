import { expect, it } from 'vitest'
import { isCrawler } from '#client/platform/is-crawler.ts'
import { isCrawler as isCrawlerToServer } from '#server/http/is-crawler.ts'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'

it.each([
  `${chrome} Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  'Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  `${chrome} Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)`,
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
])('the browser knows what the server does: %s is a crawler', (agent) => {
  expect(isCrawlerToServer({ headers: { 'user-agent': agent } })).toBe(true)
  expect(isCrawler(agent)).toBe(true)
})

it('takes nobody for one who reads in Chrome', () => {
  expect(isCrawler(`${chrome} Safari/537.36`)).toBe(false)
})
