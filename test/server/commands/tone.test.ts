import { describe, expect, it } from 'vitest'
import { carryOut } from '#server/commands/carry-out.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

/** The words of a page are its creator's own: how they sound is never answered with another look. */

const page = composedPage(
  'Tern & Tide is a sailing school in Falmouth. Taster day £95, skipper course £640. Small boats, small crews, and a picnic on the beach. Call 01326 555 017.',
)

const wishes: [PageLanguage, string][] = [
  ['en', 'Make it sound a bit friendlier please'],
  ['en', 'more professional'],
  ['en', 'Use shorter sentences'],
  ['de', 'Mach den Text bitte freundlicher'],
  ['de', 'Es soll professioneller klingen'],
  ['fr', 'Rends le texte plus sympathique'],
  ['fr', 'Fais des phrases plus courtes'],
  ['es', 'Haz el texto más profesional'],
  ['es', 'Usa frases más cortas'],
  ['it', 'Rendi il testo più cordiale'],
  ['it', 'Più professionale, per favore'],
  ['pt', 'Deixe mais profissional'],
  ['pt', 'Use frases mais curtas'],
  ['nl', 'Maak de tekst professioneler'],
  ['nl', 'Kan het wat vriendelijker?'],
  ['ja', '文章をもっと親しみやすくしてください'],
  ['ja', 'もっと短い文にして'],
  ['kr', '글을 더 친근하게 바꿔 주세요'],
  ['kr', '문장을 짧게 해 주세요'],
]

describe('a wish for another tone', () => {
  it.each(wishes)('%s: %s', (locale, command) => {
    const read = readFor(page, command, locale)
    if (!read || 'ask' in read) throw new Error(`not understood: ${JSON.stringify(read)}`)
    expect(() => carryOut(page, read.intents, someTime)).toThrow(
      expect.objectContaining({ code: 'needs_model' }),
    )
  })

  it.each([
    ['en', 'Make the about text friendlier'],
    ['de', 'Mach den Über-uns-Text freundlicher'],
    ['fr', 'Rends le texte de présentation plus sympathique'],
    ['es', 'Haz más amable el texto de Sobre nosotros'],
    ['it', 'Rendi più cordiale il testo Chi siamo'],
    ['pt', 'Deixe a seção Sobre nós mais profissional'],
    ['nl', 'Maak de tekst over ons vriendelijker'],
    ['ja', '紹介文をもっと親しみやすくして'],
    ['kr', '소개글을 친근하게 바꿔 주세요'],
  ] as const)('keeps to the section it names: %s: %s', (locale, command) => {
    const told = composedPage('Kiln is a pottery in Bristol. Run by Maya since 2014.')
    const about = told.order.find((id) => told.blocks[id]?.type === 'about')
    const read = readFor(told, command, locale)
    if (!read || 'ask' in read) throw new Error(`not understood: ${JSON.stringify(read)}`)
    expect(() => carryOut(told, read.intents, someTime)).toThrow(
      expect.objectContaining({ section: about }),
    )
  })

  it.each([
    ['en', 'friendlier colours'],
    ['en', 'Use a friendlier font'],
    ['en', 'Make it warmer'],
    ['de', 'freundlichere Farben'],
    ['es', 'colores más cálidos'],
  ] as const)('is none where the look is named: %s: %s', (locale, command) => {
    expect(commanded(page, command, locale).ops.some(({ op }) => op === 'theme')).toBe(true)
  })
})
