import { expect, test } from 'vitest'
import { detectLanguage } from '#server/composer/understand/detect-language.ts'

test('takes Han alone for Japanese, and Chinese for none of its languages', () => {
  expect(detectLanguage('京都市 和菓子店 定休日 月曜', 'en')).toBe('ja')
  expect(detectLanguage('我们是一家位于上海的小面包店', 'en')).toBe('en')
  expect(detectLanguage('我们是一家位于上海的小面包店', 'de')).toBe('de')
})

test('tells nothing from the single words of a city', () => {
  expect(detectLanguage('Vertaler, 0,12 euro per woord. Saskia, Den Haag, mail', 'en')).toBe('nl')
})
