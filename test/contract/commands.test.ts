import { describe, expect, it } from 'vitest'
import { commandExamples } from '#client/features/generation/command-examples.ts'
import { exampleWords } from '#client/features/generation/command-form.tsx'
import { carryOut } from '#server/composer/commands/carry-out.ts'
import { entriesOf } from '#server/composer/commands/offer-lists.ts'
import { readCommand } from '#server/composer/commands/read-command.ts'
import { loadCopyBank } from '#server/composer/write/copy-bank.ts'
import { localeCodes } from '#shared/locales.ts'
import { asUsers } from '#shared/page/as-users.ts'
import { documentSchema } from '#shared/page/document.ts'
import { industries, trades } from '#shared/page/industries.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { someTime } from '#test/support/fixtures.ts'
import { translator } from '#test/support/translator.ts'
import { commanded, composedPage } from '../server/composer/commands/commanded-page.ts'
import { de } from './commands/de.ts'
import { en } from './commands/en.ts'
import { es } from './commands/es.ts'
import { fr } from './commands/fr.ts'
import { it as italian } from './commands/it.ts'
import { ja } from './commands/ja.ts'
import { kr } from './commands/kr.ts'
import { nl } from './commands/nl.ts'
import { pt } from './commands/pt.ts'
import { told } from './commands/told.ts'
import { briefsByLanguage } from './trade-briefs/briefs-by-language.ts'

const commands = { en, ja, pt, nl, kr, fr, it: italian, de, es }

describe.each(localeCodes)('commands in %s', (locale) => {
  it.each(commands[locale])('“%s”', (said, meant) => {
    expect(told(readCommand(said, [locale]))).toBe(meant)
  })
})

describe('what is understood', () => {
  it.each(localeCodes)('is the same in %s, whatever the interface speaks', (locale) => {
    const [said, meant] = commands[locale][0] ?? ['', '']
    expect(told(readCommand(said, ['kr']))).toBe(meant)
  })

  it.each(localeCodes)('makes valid edits in %s', (locale) => {
    const page = composedPage('Salt & Rye. Bread 4 €. hello@salt.example', locale)
    for (const [said] of commands[locale]) {
      const intents = readCommand(said, [locale])?.filter(({ wish }) => wish !== 'removeItem')
      // A headline may be the shortest there is.
      if (!intents || intents.some((intent) => 'of' in intent && intent.of)) continue
      const { ops, outcomes } = carryOut(page, '', intents, someTime)
      const { document } = applyEdits(page, ops.map(asUsers))
      expect(documentSchema.safeParse(document).error, said).toBeUndefined()
      expect(outcomes.length, said).toBeGreaterThanOrEqual(intents.length)
    }
  })

  it.each(localeCodes)(
    'leaves no price on a page of any trade in %s, and no item missing',
    (locale) => {
      const said = commands[locale].find(([, meant]) => meant === 'remove pricing')?.[0] ?? ''
      for (const industry of industries) {
        const page = composedPage(`${briefsByLanguage[locale][industry]} X-27 47,50 €.`, locale)
        const { document, outcomes, undone } = commanded(page, said, locale)
        const kept = entriesOf(page).filter(({ type }) => type !== 'pricing')
        expect(outcomes, `${said} ${industry}`).toEqual([{ code: 'removed', part: 'pricing' }])
        expect(document.facts.prices).toBeUndefined()
        expect(entriesOf(document)).toEqual(kept.map((entry) => ({ ...entry, price: '' })))
        const { faq } = loadCopyBank(locale).archetypes[trades[page.meta.industry].archetype]
        const told = JSON.stringify(document.blocks.faq?.props ?? '')
        for (const { a } of faq.prices?.variants ?? []) expect(told).not.toContain(a)
        expect(undone.blocks).toEqual(page.blocks)
        expect(undone.facts).toEqual(page.facts)
      }
    },
  )

  it.each(localeCodes)(
    'holds what the interface suggests for a page of every trade in %s',
    (locale) => {
      const t = translator(locale)
      for (const industry of industries) {
        const page = composedPage(briefsByLanguage[locale][industry], locale)
        const known = { ...page, meta: { ...page.meta, industry } }
        for (const example of commandExamples(known, locale)) {
          const said = exampleWords(example, t)
          const intents = readCommand(said, [locale])
          if (example.key === 'price')
            expect(told(intents), said).toContain(t(`generate.command.example.item.${industry}`))
          const [outcome] = carryOut(known, '', intents ?? [], someTime).outcomes
          expect(`${said}: ${outcome?.code}`).toMatch(
            /: (?:added|addedDraft|moved|look|shorter|fact|price)$/,
          )
        }
      }
    },
  )
})
