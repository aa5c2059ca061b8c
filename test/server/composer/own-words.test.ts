import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageLanguage } from '#server/composer/compose-page.ts'
import { fold } from '#server/reader/text/fold.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { isWholeRun } from '#test/support/at-sizes.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const languages = join(import.meta.dirname, '../../../languages')
const briefs = labelledBriefs().filter((_, i) => i % (isWholeRun ? 15 : 45) === 0)

/** The texts of a page with the block and field each stands in. */
function textsOf({ order, blocks }: PageDocument): { at: string; text: string }[] {
  return order.flatMap((id) => {
    const { type = '', props = {} } = blocks[id] ?? {}
    return textFields(type, props).map(({ path, value }) => ({
      at: `${id}.${path}`,
      text: typeof value === 'string' ? value : plainText((value ?? []) as RichText),
    }))
  })
}

function labelTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(labelTexts) : []
}

const words = (text: string): string[] => fold(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
/** In scripts without spaces a word is not what stands between two marks. */
const isDense = (text: string) => /[\p{Script=Han}\p{Script=Kana}\p{Script=Hangul}]/u.test(text)

describe('a page', () => {
  it.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const)(
    'of a brief in %s has no word but its creator’s and those of labels',
    (locale) => {
      // With those of every country the language is spoken in.
      const labels = readFileSync(join(languages, locale, 'labels.json'), 'utf8')
      const ours = new Set(labelTexts(JSON.parse(labels)).flatMap(words))
      for (const { brief } of briefs.filter((each) => each.locale === locale)) {
        const told = new Set([...words(brief), ...restoredWords(brief, locale)])
        const document = composedDocument(brief, { locale, seed: 0 })
        const strange = textsOf(document).flatMap(({ at, text }) =>
          words(text)
            .filter((word) => !isDense(word) && !told.has(word) && !ours.has(word))
            .map((word) => `${at}: ${word}`),
        )
        expect([brief, strange]).toEqual([brief, []])
      }
    },
  )

  it('shares no sentence with the page of another business', () => {
    const sentences = new Map<string, string>()
    const shared: string[] = []
    for (const { brief, locale, id } of briefs) {
      const document = composedDocument(brief, { locale: pageLanguage(locale, 'en'), seed: 0 })
      const form = /\.(?:fields|consent|submit|success|label|title|q)/
      for (const { at, text } of textsOf(document)) {
        if (form.test(`.${at}`) || text.split(/\s/).length < 4 || fold(brief).includes(fold(text)))
          continue
        const other = sentences.get(text)
        if (other && other !== id) shared.push(`${other}, ${id}: ${text}`)
        sentences.set(text, id)
      }
    }
    expect(shared).toEqual([])
  })
})

/** "im" that became "I'm": the words a language's data restores where they were typed without. */
function restoredWords(brief: string, locale: string): string[] {
  const info = JSON.parse(readFileSync(join(languages, locale, 'info.json'), 'utf8'))
  const spellings = join(languages, locale, 'spelling.txt')
  const rows = existsSync(spellings) ? readFileSync(spellings, 'utf8').split('\n').slice(1) : []
  const misspelt = rows.filter((row) => row.includes('>')).map((row) => row.split('>'))
  const beforeNames = Object.entries(info.beforeNames ?? {}) as [string, string][]
  const pairs = [...((info.restored ?? []) as [string, string][]), ...beforeNames, ...misspelt]
  const said = words(brief)
  const typed = new Set(said)
  const restored = pairs.filter(([bare = '']) => typed.has(fold(bare)))
  // "l argent" is "l'argent".
  const elided = said.map((word, at) => `${said[at - 1]}'${word}`)
  return [...restored.flatMap(([, proper = '']) => words(proper)), ...elided]
}

it('an address stays as it is written, whatever phones leave out elsewhere', () => {
  const brief =
    'L’atelier La Glaise est à Québec. On réserve par courriel à bonjour@glaise.ca ou au 418 555-0173.'
  const said = JSON.stringify(composedDocument(brief, { locale: 'fr', seed: 0 }).blocks)
  expect(said).toContain('bonjour@glaise.ca')
})

it('a town typed in small letters is spelt in full', () => {
  const brief = 'faço bolo caseiro em uberlandia, bolo 90 reais, pedidos no whats 34 95555 0147'
  const said = JSON.stringify(composedDocument(brief, { locale: 'pt', seed: 0 }).blocks)
  expect(said).toContain('Uberlândia')
})

it('a street that is called like a town far away keeps its own accents', () => {
  const brief =
    'gente a festa junina da rua das acácias é dia 19/06 das 16h as 22h, traz um prato, falar com a Jussara no zap 31 95555-0137'
  const said = JSON.stringify(composedDocument(brief, { locale: 'pt', seed: 0 }))
  expect(said).not.toContain('cacías')
})

it('hens are no village of another country', () => {
  const brief =
    'oppas voor katten konijnen en kippen in zwolle en hattem, 1x per dag 11 eur, appen naar 06 55501283'
  const { blocks } = composedDocument(brief, { locale: 'nl', seed: 0 })
  expect(JSON.stringify(blocks)).toContain('konijnen en kippen')
})

it.each([
  [
    'de',
    'In meiner Werkstatt in der Grazer Griesgasse repariere und baue ich Drehleiern. Ich heiße Leopold Zwettler. Schreiben Sie an leopold@leiern.example.',
    'In meiner Werkstatt in der Grazer Griesgasse repariere und baue ich Drehleiern.',
  ],
  [
    'de',
    'Ich bin Ruta Jankauskaitė, Malerin aus Kaunas, und lebe seit 2014 in Leipzig-Plagwitz. Kleine Bilder kosten 280 Euro. Schreiben Sie mir an ruta@bilder.example.',
    'Ich bin Ruta Jankauskaitė, Malerin aus Kaunas, und lebe seit 2014 in Leipzig-Plagwitz.',
  ],
] as const)('in %s a sentence that needs its first words keeps them: %s', (locale, brief, lead) => {
  expect(composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props.lead).toBe(lead)
})

it('what readers are asked to bring is told, photographs too', () => {
  const brief =
    "L'école Sainte-Barbe de Plouguerneau fête ses cent ans le 19 juin 2027. Repas à 13 h : 18 €. Si vous avez de vieilles photos de classe, apportez-les, nous les scannerons sur place. Renseignements au 02 98 55 01 47."
  const said = JSON.stringify(composedDocument(brief, { locale: 'fr', seed: 0 }).blocks)
  expect(said).toContain('apportez-les, nous les scannerons sur place')
})

it('who signs a brief does so where one gets in touch', () => {
  const brief =
    'A Casa do Alpendre é um quarto duplo em Alcoutim. Custa 48 euros por noite. Para saber se há vaga escreva para ola@casadoalpendre.example. Obrigada, Filomena Caeiro.'
  const { blocks } = composedDocument(brief, { locale: 'pt', seed: 0 })
  expect(blocks.contact?.props.who).toBe('Filomena Caeiro')
  expect(blocks.contact?.props.lead).not.toMatch(/Obrigada|Filomena/)
})

it.each([
  [
    'imkerei tannenblick bei lenzkirch honig 500g 7,50 waldhonig 9, führungen mit kindern nach absprache, 07653 555 12',
    'Führungen mit Kindern nach Absprache',
  ],
  [
    'flohmarkt in der tenne in aying, kaffee von der landjugend, große hunde bitte nicht mitbringen, 08095 555 017',
    'roße Hunde bitte nicht mitbringen',
  ],
  // Who writes capitals means the words without one.
  [
    'Flohmarkt in Aying am Sonntag. Kaffee und Kuchen gibt es von der Landjugend, die kinder zahlen nichts. Tel. 08095 555 017.',
    'die kinder zahlen nichts',
  ],
])('in German nouns have their capitals where all were left out: %s', (brief, said) => {
  expect(JSON.stringify(composedDocument(brief, { locale: 'de', seed: 0 }).blocks)).toContain(said)
})

describe('a sentence that says what this is', () => {
  it('is no request because it speaks of navigation', () => {
    const brief =
      'Lumen & Tide is a six-week evening course in celestial navigation for people who sail, held at the Penobscot Maritime Hall in Belfast, Maine. Tuition is $340. Questions go to delphine@lumentide.example.'
    expect(composedDocument(brief, { locale: 'en', seed: 0 }).blocks.hero?.props.lead).toMatch(
      /^A six-week evening course in celestial navigation for people who sail/,
    )
  })

  it('is told whole, though making cheese of raw milk sounds like a wish', () => {
    const brief =
      'Kaasboerderij De Vier Wilgen ligt aan de Achterdijk 31 in Bunnik. Wij, Hanneke en Joris van Schaik, maken boerenkaas van de rauwe melk van onze eigen 48 koeien. Jonge kaas kost € 13,50 per kilo.'
    const said = JSON.stringify(composedDocument(brief, { locale: 'nl', seed: 0 }).blocks)
    expect(said).toContain('maken boerenkaas van de rauwe melk van onze eigen 48 koeien')
  })

  it('tells of no door, though its customers are away', () => {
    const brief =
      'goeiedag, ik ben Lieve uit Oudenaarde en pas op katten en konijnen bij u thuis als ge op verlof zijt. 14 euro per bezoek. stuur een berichtje 0470 55 01 38'
    const { hours } = composedDocument(brief, { locale: 'nl', seed: 0 }).blocks
    expect(JSON.stringify(hours ?? {})).not.toContain('Lieve')
  })
})
