import { describe, expect, it } from 'vitest'
import { commandLanguage } from '#server/commands/command-words.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const page = composedPage(
  'Harbour Bakery is a bakery in Whitby. Sourdough £4.20. Call 01947 555 014.',
)

describe('a wish that we compose something', () => {
  it.each<[PageLanguage, ...string[]]>([
    ['en', 'Write a poem', 'Tell me a joke', 'Please write us a short story'],
    ['de', 'Schreib ein Gedicht', 'Schreibe ein lustiges Gedicht über Brot', 'Erzähl einen Witz'],
    ['nl', 'Schrijf een gedicht', 'Schrijf me een verhaal', 'Vertel een mop'],
    ['fr', 'Écris un poème', 'Écris-moi une histoire', 'Raconte une blague'],
    ['it', 'Scrivi una poesia', 'Scrivimi una storia', 'Raccontami una barzelletta'],
    ['es', 'Escribe un poema', 'Escríbeme un cuento', 'Cuéntame un chiste'],
    ['pt', 'Escreve um poema', 'Escreva um poema sobre pão', 'Conta uma piada'],
    ['ja', '詩を書いて', 'パンについての詩を書いて', '面白い話をして'],
    ['kr', '시를 써줘', '농담 해줘', '이야기 하나 지어줘'],
  ])('is no statement for the page in %s', (locale, ...wishes) => {
    const { elsewhere } = commandLanguage(locale).words.questions
    for (const wish of wishes)
      expect(readFor(page, wish, locale), wish).toEqual({
        ask: { question: elsewhere, choices: [] },
      })
  })

  it('nor is it where what is to be written is no known kind of text', () => {
    expect(readFor(page, 'Schreib einen Zungenbrecher', 'de')).toMatchObject({
      ask: { choices: [] },
    })
    expect(readFor(page, 'Écris une contrepèterie', 'fr')).toMatchObject({ ask: { choices: [] } })
  })

  it.each<[PageLanguage, string, string]>([
    ['en', 'Write that we read a poem every Friday', 'We read a poem every Friday.'],
    ['de', 'Schreib, dass wir Gedichte vorlesen', 'Wir lesen Gedichte vor.'],
    ['de', 'Schreib: Ein Gedicht zum Brot gibt es gratis', 'Ein Gedicht zum Brot gibt es gratis.'],
    ['fr', 'Écris que nous lisons un poème', 'Nous lisons un poème.'],
    ['es', 'Escribe que leemos un poema', 'Leemos un poema.'],
    ['ja', '詩の朗読会があると書いて', '詩の朗読会がある。'],
    ['kr', '시 낭독회가 있다고 써줘', '시 낭독회가 있습니다.'],
  ])('but what is told of such things in %s is: “%s”', (locale, wish, told) => {
    const { document } = commanded(page, wish, locale)
    expect(JSON.stringify(document.blocks)).toContain(told)
  })
})
