import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hasCopyBank, loadCopyBank } from '#server/composer/write/copy-bank.ts'
import { voices } from '#server/composer/write/voice-of.ts'
import { isLocale } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { archetypes } from '#shared/page/industries.ts'

const present = readdirSync(new URL('../../locales/', import.meta.url))
  .filter(isLocale)
  .filter(hasCopyBank)
const model = loadCopyBank('en')

test('English has a copy bank', () => {
  expect(present).toContain('en')
})

/** What only a brief can know of a business, as a bank would put it. */
const claims: Record<PageLanguage, RegExp> = {
  en: /family[- ]run|free of charge|same[- ]day|experienced|years of|award|certified|insured|guarantee|organic|home-?made|hand-?made|a person (?:answers|replies)|from a person/i,
  de: /familiengeführt|familienbetrieb|kostenlos|unverbindlich|am selben tag|jahrelang|ausgezeichnet|zertifiziert|versichert|garantie|meisterbetrieb|hausgemacht|handgemacht|ein mensch (?:liest|antwortet)/i,
  fr: /entreprise familiale|gratuit|le jour même|années d’expérience|primée?s?\b|certifi|garanti|fait maison|fait main|une personne qui vous répond/i,
  es: /negocio familiar|gratis|gratuit|el mismo día|años de experiencia|premiad|certificad|garantiza|casero|hecho a mano|contesta una persona/i,
  pt: /empresa familiar|grátis|gratuit|no mesmo dia|anos de experiência|premiad|certificad|garantid|caseir|feito à mão|lhe responde é uma pessoa/i,
  it: /conduzione familiare|gratis|gratuit|in giornata|anni di esperienza|premiat|certificat|garantit|fatt[oa] in casa|fatt[oa] a mano|c’è una persona/i,
  nl: /familiebedrijf|gratis|vrijblijvend|dezelfde dag|jarenlang|bekroond|gecertificeerd|garantie|huisgemaakt|zelfgemaakt|ambachtelijk|leest een mens/i,
  ja: /家族経営|無料|即日|経験豊富|受賞|認定|保証|有資格|オーガニック|手作り|自家製|人の手で|創業|老舗/,
  kr: /가족이 운영|무료|당일 처리|경력|수상|인증|보증|자격증|유기농|수제|직접 만든|사람이 답/,
}

describe.each(present)('the copy bank of %s', (locale: PageLanguage) => {
  test('keeps the rules: keys, variants, placeholders, budgets, no numbers', () => {
    expect(() => loadCopyBank(locale)).not.toThrow()
  })

  test('asks the same questions as the English one, for the same facts', () => {
    const bank = loadCopyBank(locale)
    const topics = (faq: (typeof model.archetypes)['food']['faq']) =>
      Object.entries(faq).map(([key, { needs }]) => [key, [...needs].sort()])
    for (const archetype of archetypes) {
      expect(topics(bank.archetypes[archetype].faq)).toEqual(
        topics(model.archetypes[archetype].faq),
      )
    }
  })

  test('writes what stands instead of an archetype’s copy for the same trades and questions', () => {
    const insteads = (bank: typeof model) =>
      Object.entries(bank.industries).map(([voice, { instead }]) => [
        voice,
        Object.keys(instead ?? {}).sort(),
        Object.keys(instead?.faq ?? {}),
      ])
    expect(insteads(loadCopyBank(locale))).toEqual(insteads(model))
  })

  test('has the same features in the same order, told by their icons', () => {
    const bank = loadCopyBank(locale)
    for (const voice of voices) {
      expect(bank.industries[voice].features.map((feature) => feature.icon)).toEqual(
        model.industries[voice].features.map((feature) => feature.icon),
      )
    }
  })

  test('claims nothing that only a brief can know', () => {
    const { source } = claims[locale]
    const claimed = JSON.stringify(loadCopyBank(locale)).match(
      new RegExp(`"[^"]*(?:${source})`, 'gi'),
    )
    expect(claimed).toBeNull()
  })

  test('never begins two variants of a slot alike', () => {
    const bank = loadCopyBank(locale)
    const repeated = slotsIn(bank).filter(({ variants }) => {
      const starts = variants.map((text) => text.slice(0, 12))
      return new Set(starts).size < starts.length
    })
    expect(repeated.map(({ path }) => path)).toEqual([])
  })
})

test('French sets off its marks with spaces that do not break', () => {
  const broken = JSON.stringify(loadCopyBank('fr')).match(/"[^"]* [?!:;»][^"]*"/g)
  expect(broken).toBeNull()
})

/** Of these a page shows one at a time, so they may begin alike. */
const labels =
  /^\.common\.(?:nav|buttons|form|submit|menuGroup|pageName|pageTitle)|\.(?:eyebrow|metaDescription)$/

/** Every list of variants in a bank; labels stay out. */
function slotsIn(value: unknown, path = ''): { path: string; variants: string[] }[] {
  if (Array.isArray(value)) {
    const strings = value.filter((item): item is string => typeof item === 'string')
    const isLabel = labels.test(path)
    if (strings.length > 0) return isLabel ? [] : [{ path, variants: strings }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => slotsIn(inner, `${path}.${key}`))
}
