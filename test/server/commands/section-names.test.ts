import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changedBlocks } from '#client/features/dock/wish.ts'
import { commandLanguage, commandLanguages } from '#server/commands/command-words.ts'
import { wishResult } from '#server/generation/wishes/wish-result.ts'
import { fold } from '#server/reader/text/fold.ts'
import { blockTypes } from '#shared/blocks/index.ts'
import { asUsers } from '#shared/page/as-users.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { askedBack, commanded, composedPage, edited, readFor } from './commanded-page.ts'

const cakes = composedPage(
  'Die Konditorei Salz in Bremen, Am Wall 84, backt Torten. Torte 4 €, Kuchen 3 €. Hunde sind im Café willkommen. Di–Fr 9–18 Uhr. Tel. 0421 555 0184.',
  'de',
)
const ink = composedPage(
  'Estúdio Jatobá faz tatuagem em Curitiba, Rua Itupava, 1320. Pequena R$ 180. Aberto de terça a sexta das 9h às 19h.',
  'pt',
)

describe('the name of a section', () => {
  it.each(commandLanguages)('is what the interface calls it: %s', (code) => {
    const ui = JSON.parse(readFileSync(`locales/${code}/ui.json`, 'utf8'))
    const { nouns } = commandLanguage(code).words
    for (const kind of blockTypes)
      expect(nouns[kind].map(fold), kind).toContain(fold(ui.generate.sections[kind]))
  })

  it.each([
    [cakes, 'de', 'Verschiebe die Öffnungszeiten unter den Titelbereich'],
    [ink, 'pt', 'Coloque os horários logo depois do topo'],
  ] as const)('says where another is to stand', (page, locale, command) => {
    const { order } = commanded(page, command, locale).document
    expect(order.indexOf('hours')).toBe(order.indexOf('hero') + 1)
  })

  it.each(['Entferne Praktisches', 'Entferne den Abschnitt Praktisches'])(
    'is its heading on the page: “%s”',
    (command) => {
      const named = edited(cakes, {
        op: 'set',
        id: 'features',
        path: 'title',
        value: 'Praktisches',
        src: 'user',
      })
      expect(commanded(named, command, 'de').document.blocks.features).toBeUndefined()
    },
  )

  it('is no other section’s that the page has', () => {
    expect(readFor(cakes, 'Entferne die Preise', 'de')).toMatchObject({
      intents: [{ wish: 'remove', kinds: ['pricing'] }],
    })
  })
})

it('the menu of the page follows a section that is moved', () => {
  const { blocks, order } = commanded(cakes, 'Anfahrt ganz nach oben', 'de').document
  const links = blocks.header?.props.links as { to: string }[]
  expect(order.indexOf('place')).toBe(order.indexOf('hero') + 1)
  expect(links[0]?.to).toBe('#place')
})

it('the answer leads to the section that was moved, whatever it changed places with', () => {
  for (const command of ['Anfahrt nach oben', 'Öffnungszeiten nach unten']) {
    const { ops, document } = commanded(cakes, command, 'de')
    const { inverse } = applyEdits(cakes, ops.map(asUsers))
    const moved = ops.flatMap((op) => (op.op === 'move' ? [op.id] : []))
    expect(changedBlocks({ changes: wishResult(cakes, document, inverse).changes ?? [] })).toEqual(
      moved,
    )
  }
})

describe('a section that is to be elsewhere', () => {
  const brief =
    'Atelier Nord in Kiel. Töpferkurs 45 €. Bitte Schürze mitbringen. Parken im Hof. Hunde dürfen nicht mit. Telefon 0431 555 0142. Geöffnet Mo-Fr 9-18 Uhr.'
  const titleAt = (page: ReturnType<typeof composedPage>, title: string) =>
    page.order.findIndex((id) => page.blocks[id]?.props.title === title)

  it.each([
    ['de', brief, 'Schieb das Praktische nach oben', 'Praktisches'],
    [
      'ja',
      '父の還暦祝いの会を2027年6月12日12時から「レストラン桜木」で開きます。会費は大人8,000円。駐車場は店の裏にあります。',
      '会場を会費の上に移動して',
      '会場',
    ],
    [
      'ja',
      '島根県大田市温泉津の古民家ゲストハウス「波と灯」です。ドミトリー1泊3,800円、個室1泊9,000円、朝ごはん700円。受付は毎日9時から21時まで。静かに過ごしたい方に。電話 0855-55-0140。全館禁煙、現金とPayPayが使えます。',
      '「ご利用案内」を上に移動して',
      'ご利用案内',
    ],
    [
      'fr',
      "La chorale Voix d'Or de Quimper donne son concert le samedi 12 juin 2027 à l'église Saint-Mathieu. Entrée 10 €. Parking derrière l'église. Réservez avant le 1er juin, 02 98 55 01 73.",
      'Remonte Réserver',
      'Réserver',
    ],
  ] as const)(
    'is called by its title, inflected or quoted (%s): %s',
    (locale, text, wish, title) => {
      const page = composedPage(text, locale)
      const { document } = commanded(page, wish, locale)
      expect(titleAt(page, title)).toBeGreaterThan(0)
      expect(titleAt(document, title)).toBeLessThan(titleAt(page, title))
    },
  )

  it('is offered by the titles there are where it is called otherwise', () => {
    const page = composedPage(brief, 'de')
    const labels = askedBack(page, 'Schieb das Dings nach oben', 'de')?.choices ?? []
    expect(labels.length).toBeGreaterThan(2)
    for (const { label } of labels)
      expect(titleAt(page, label.replace(' nach oben', '')), label).toBeGreaterThan(0)
    for (const { command } of labels)
      expect(commanded(page, command, 'de').outcomes[0]?.code).toBe('moved')
  })
})
