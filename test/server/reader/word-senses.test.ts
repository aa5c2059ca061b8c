import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageOf } from '#server/reader/language.ts'
import { read } from '#server/reader/read.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'

const languages = join(import.meta.dirname, '../../../languages')
const codes = ['de', 'en', 'es', 'fr', 'it', 'ja', 'kr', 'nl', 'pt'] as const
const known: Record<string, string> = JSON.parse(
  readFileSync(join(languages, 'senses.json'), 'utf8'),
)

describe('the sense of a word', () => {
  it.each([
    ['en', 'plumber', 'job'],
    ['en', 'haircut', 'treatment'],
    ['fr', 'boulangere', 'job'],
    // The last part of a compound says what the whole is.
    ['de', 'kindergeburtstag', 'celebrate'],
    ['nl', 'schoolvakantie', 'holiday'],
    // What goes before its particle.
    ['kr', '금요일은', 'day'],
    ['ja', '定休', 'close'],
  ] as const)('in %s of “%s” is %s', (code, word, sense) => {
    expect(sensesOf(languageOf(code), word)).toContain(sense)
  })

  it('is none for a word nobody has told the sense of', () => {
    expect(sensesOf(languageOf('en'), 'zyxwvut')).toEqual([])
    expect(sensesOf(languageOf('pl'), 'piekarnia')).toEqual([])
  })

  it('is learned in one language and holds in another', () => {
    // No Dutch brief with this word is learned from; others with words of its sense are.
    const { pieces } = read('Breng je eigen klapstoel mee. Wij zitten naast de kerk.', {
      language: 'nl',
      fallback: 'en',
    })
    expect(pieces.map(({ role }) => role)).toEqual(['policy', 'place'])
  })
})

describe.each(codes)('languages/%s/senses.txt', (code) => {
  const file = join(languages, code, 'senses.txt')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []

  it('names senses of senses.json alone, and each of them', () => {
    const names = lines.map((line) => line.slice(0, line.indexOf(': ')))
    const missing = Object.keys(known).filter((sense) => !names.includes(sense))
    expect(names.filter((name) => !(name in known))).toEqual([])
    // Japanese and Korean have no articles, and particles for prepositions.
    expect(missing.length).toBeLessThanOrEqual(code === 'ja' || code === 'kr' ? 12 : 3)
  })

  it('gives a word two senses at most', () => {
    const counts = new Map<string, number>()
    for (const word of lines.flatMap((line) => line.split(' ').slice(1)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > 2)).toEqual([])
  })
})
