import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changedBlocks } from '#client/features/dock/wish.ts'
import { commandLanguage, commandLanguages } from '#server/commands/command-words.ts'
import { wishResult } from '#server/generation/wishes/wish-result.ts'
import { fold } from '#server/reader/text/fold.ts'
import { blockTypes } from '#shared/blocks/index.ts'
import { asUsers } from '#shared/page/as-users.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { commanded, composedPage, edited, readFor } from './commanded-page.ts'

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
