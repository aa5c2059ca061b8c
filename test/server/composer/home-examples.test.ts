import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

const locales = join(import.meta.dirname, '../../../locales')
const exampleOf = (locale: string, example: string): string => {
  const ui = JSON.parse(readFileSync(join(locales, locale, 'ui.json'), 'utf8'))
  return ui.home.prompt.examples[example].text
}

/** The first page many people make is from one of these. */
it.each([
  ['ja', 'bakery', 'しおかぜベーカリー', 'Tu-Sa 07:00-15:00'],
  ['ja', 'plumber', '江藤設備', 'Mo-Fr 08:00-18:00'],
  ['ja', 'photographer', '三浦まどか', undefined],
  ['ja', 'event', 'けやき通り夏祭り', undefined],
  ['kr', 'bakery', '파도빵집', 'Tu-Sa 08:00-18:00'],
  ['kr', 'plumber', '한결설비', 'Mo-Fr 08:00-18:00'],
  ['kr', 'photographer', '윤서림', undefined],
  ['kr', 'event', '은행나무골목 여름 잔치', undefined],
] as const)(
  'the example in %s of a %s is read by its name and hours',
  (locale, kind, name, hours) => {
    const { facts } = composedDocument(exampleOf(locale, kind), { locale })
    expect([facts.name, facts.hours]).toEqual([name, hours])
  },
)
