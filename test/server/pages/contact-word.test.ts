import { expect, it } from 'vitest'
import { contactWord } from '#server/pages/contact-word.ts'

it.each([
  [{ email: 'info@azuki-sabo.example' }, 'azuki-sabo'],
  [{ url: 'https://www.azuki-sabo.co.jp/menu' }, 'azuki-sabo'],
  [{ email: 'wanomori@gmail.com' }, 'wanomori'],
  [{}, ''],
])('%j is written "%s" by itself', (facts, word) => {
  expect(contactWord(facts)).toBe(word)
})
