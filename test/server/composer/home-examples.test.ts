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
  ['en', 'bakery', 'Harbour Bread', 'Tu-Sa 07:00-15:00'],
  ['en', 'plumber', 'Ellis Plumbing and Heating', 'Mo-Fr 08:00-18:00'],
  ['en', 'photographer', 'Mara Quinn', undefined],
  ['en', 'event', 'Elm Street Summer Party', undefined],
  ['de', 'bakery', 'Hafenbrot', 'Tu-Sa 07:00-15:00'],
  ['de', 'plumber', 'Brandt Sanitär', 'Mo-Fr 08:00-18:00'],
  ['de', 'photographer', 'Clara Voss', undefined],
  ['fr', 'bakery', 'Le Pain du Port', 'Tu-Sa 07:00-19:00'],
  ['fr', 'plumber', 'Plomberie Mercier', 'Mo-Fr 08:00-18:00'],
  ['fr', 'photographer', 'Maud Kervella', undefined],
  ['fr', 'event', 'La Fête des Tilleuls', undefined],
  ['es', 'bakery', 'Panadería Brisamar', 'Tu-Sa 07:00-15:00'],
  ['es', 'plumber', 'Fontanería Ibarra', 'Mo-Fr 08:00-18:00'],
  ['es', 'photographer', 'Marina Quintás', undefined],
  ['es', 'event', 'Verano en la calle del Olmo', undefined],
  ['it', 'bakery', 'Panificio del Molo', 'Tu-Sa 07:00-14:00'],
  ['it', 'plumber', 'Idraulica Ferrero', 'Mo-Fr 08:00-18:00'],
  ['it', 'photographer', 'Mara Vianello', undefined],
  ['it', 'event', 'Festa dei Tigli', undefined],
  ['pt', 'bakery', 'Forno da Serra', 'Tu-Sa 07:00-15:00'],
  ['pt', 'plumber', 'Hidráulica Esteves', 'Mo-Fr 08:00-18:00'],
  ['pt', 'photographer', 'Marta Quintela', undefined],
  ['nl', 'bakery', 'Havenbrood', 'Tu-Sa 07:00-15:00'],
  ['nl', 'plumber', 'Lekdicht Loodgieters', 'Mo-Fr 08:00-18:00'],
  ['nl', 'photographer', 'Mare Quint', undefined],
  ['nl', 'event', 'Zomerfeest in de Iepenstraat', undefined],
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

it.each([
  ['en', '€650'],
  ['de', '650'],
  ['fr', '650'],
  ['es', '650'],
  ['it', '650'],
  ['pt', '650'],
  ['nl', '650'],
] as const)(
  'the photographer in %s introduces her pictures, and prices them below',
  (locale, sum) => {
    const { blocks } = composedDocument(exampleOf(locale, 'photographer'), { locale })
    expect(JSON.stringify(blocks.hero?.props.lead)).toMatch(/pos/i)
    expect(JSON.stringify(blocks.hero?.props.lead)).not.toContain(sum)
    expect(Object.keys(blocks)).toContain('services')
    expect(Object.keys(blocks)).not.toContain('features')
  },
)
