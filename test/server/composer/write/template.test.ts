import { describe, expect, test } from 'vitest'
import { fillTemplate, isSatisfied, placeholdersOf } from '#server/composer/write/template.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const filled = (locale: PageLanguage, template: string, name: string, city = '') =>
  fillTemplate(template, { name, city, offer: name }, locale)

describe('Korean particles follow the last sound', () => {
  test.each([
    ['{은/는:name}', '달빵집', '달빵집은'],
    ['{은/는:name}', '카페', '카페는'],
    ['{을/를:name}', '꽃밭', '꽃밭을'],
    ['{과/와:name}', '나무', '나무와'],
    ['{이에요/예요:name}', '루나', '루나예요'],
    ['{은/는:name}', 'Moon', 'Moon은'],
    ['{은/는:name}', 'Luna', 'Luna는'],
    ['{은/는:name}', '스튜디오 3', '스튜디오 3은'],
    ['{은/는:name}', '카페 “달”', '카페 “달”은'],
  ])('%s of %s', (template, name, expected) => {
    expect(filled('kr', template, name)).toBe(expected)
  })

  test.each([
    ['서울', '서울로'],
    ['부산', '부산으로'],
    ['제주', '제주로'],
  ])('towards %s', (city, expected) => {
    expect(filled('kr', '{으로/로:city}', '', city)).toBe(expected)
  })
})

describe('French elides and contracts', () => {
  test.each([
    ['Anna', 'd’Anna'],
    ['Élodie', 'd’Élodie'],
    ['Luc', 'de Luc'],
    ['Yves', 'd’Yves'],
    ['Yoga Bleu', 'de Yoga Bleu'],
    ['Le Fournil', 'de Le Fournil'],
  ])('the house of %s', (name, expected) => {
    expect(filled('fr', '{de:name}', name)).toBe(expected)
  })

  test.each([
    ['Lyon', 'à Lyon, de Lyon'],
    ['Le Havre', 'au Havre, du Havre'],
    ['Les Sables-d’Olonne', 'aux Sables-d’Olonne, des Sables-d’Olonne'],
    ['La Rochelle', 'à La Rochelle, de La Rochelle'],
    ['Amiens', 'à Amiens, d’Amiens'],
  ])('in and from %s', (city, expected) => {
    expect(filled('fr', '{à:city}, {de:city}', '', city)).toBe(expected)
  })
})

describe('Italian, Portuguese and Spanish small words', () => {
  test.each<[PageLanguage, string, string, string]>([
    ['it', '{a:city}', 'Ancona', 'ad Ancona'],
    ['it', '{a:city}', 'Roma', 'a Roma'],
    ['it', '{di:city}', "L'Aquila", 'dell’Aquila'],
    ['it', '{da:city}', 'La Spezia', 'dalla Spezia'],
    ['pt', '{em:city}', 'Porto', 'no Porto'],
    ['pt', '{em:city}', 'Lisboa', 'em Lisboa'],
    ['pt', '{de:city}', 'Guarda', 'da Guarda'],
    ['pt', '{a:city}', 'Porto', 'ao Porto'],
  ])('%s: %s of %s', (locale, template, city, expected) => {
    expect(filled(locale, template, '', city)).toBe(expected)
  })

  test('the Spanish and changes before the same sound only', () => {
    expect(filled('es', 'pan {y:offer}', 'infusiones')).toBe('pan e infusiones')
    expect(filled('es', 'pan {y:offer}', 'hierbas')).toBe('pan y hierbas')
    expect(filled('es', 'pan {o:offer}', 'ostras')).toBe('pan u ostras')
  })
})

test('braces inside a name are not filled again', () => {
  expect(filled('en', '{name} in {city}', '{city}', 'Porto')).toBe('{city} in Porto')
})

test('a sentence that opens with an offer opens with a capital', () => {
  expect(filled('en', '{offer}: come in.', 'bread')).toBe('Bread: come in.')
  expect(filled('en', '{name} is here.', 'eBay')).toBe('eBay is here.')
})

test('a template speaks only of what is known', () => {
  expect(isSatisfied('{name} in {city}', { name: 'Luna' }, 'en')).toBe(false)
  expect(isSatisfied('Come in', {}, 'en')).toBe(true)
})

test('unknown placeholders, helpers and stray braces are refused', () => {
  for (const template of ['{nome}', '{de:name}', '{name', 'name}', '{}']) {
    expect(() => placeholdersOf(template, 'en')).toThrow(SyntaxError)
  }
})
