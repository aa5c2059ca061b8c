import { expect, it } from 'vitest'
import { slugOf } from '#server/pages/new-id.ts'

it.each([
  ['Die Bäckerei Köln', 'de', 'die-baeckerei-koeln'],
  ['Café Übersee, Straße 7', 'de', 'cafe-uebersee-strasse-7'],
  ['Ba\u0308ckerei', 'de', 'baeckerei'],
  ['Café Müller', 'nl', 'cafe-muller'],
  ['Padaria São João', 'pt', 'padaria-sao-joao'],
  ['陶房こもれび', 'ja', ''],
  ['こもれび', 'ja', 'komorebi'],
  ['パン工房', 'ja', ''],
  ['カフェ ちょっとマッチ', 'ja', 'kafe-chottomatchi'],
  ['しゃしんかん', 'ja', 'shashinkan'],
  ['ベーカリー ソラ', 'ja', 'bekari-sora'],
  ['달빛 공방', 'kr', 'dalbit-gongbang'],
  ['목요일 카페', 'kr', 'mogyoil-kape'],
  ['한옥 스테이', 'kr', 'hanok-seutei'],
] as const)('the slug of "%s" in %s is "%s"', (name, language, slug) => {
  expect(slugOf(name, language)).toBe(slug)
})
