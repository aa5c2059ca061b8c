import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Messages } from '#shared/i18n/translator.ts'
import { type Locale, localeCodes, locales, localizePath } from '#shared/locales.ts'

const catalogues = ['ui', 'page', 'mail', 'notes'] as const

/** What a language says to people it addresses in the other way: we say je, tu, tú, você, vous, Sie. */
const otherAddress: Partial<Record<Locale, RegExp>> = {
  de: word('du|dich|dir|dein\\p{L}*'),
  es: word(
    'ustedes|elija|compruebe|pulse|pruebe|revise|inténtelo|edítelo|quédese|sorpréndame|desbloquéelo|quiere|vosotr[oa]s|vuestr\\p{L}*|\\p{L}+(?:[áé]is|[ai]steis)',
  ),
  fr: word('tu|toi|tes|peux|veux'),
  it: word(
    'voi|vostr\\p{L}*|potete|volete|avete|scrivete|scegliete|provate|controllate|premete|restate|copiate|\\p{L}{3,}[aei]te(?:lo|la|ne|li|le)',
  ),
  nl: word('u|uw'),
  pt: word('tu|teus?|tuas?|contigo|podes|queres|tens|vocês|vós|consigo'),
}

/** What is said in Portugal alone: the texts are those of Brazil. */
const european = word(
  'ficheiros?|ecrãs?|telemóve(?:l|is)|contact[oe]s?|equipas?|registos?|secç(?:ão|ões)|partilh\\p{L}*|elimin\\p{L}*|definições|separador(?:es)?|lixo|palavras?-passe|moradas?|ementas?|testemunhos?|fotografias|câmara|logótipo|percebe\\p{L}*|transferir|introduz\\p{L}*|prima|alojamento|canalizador(?:es)?|predefinição|pré-visualiz\\p{L}*|pesquis\\p{L}*|correu|demasiad\\p{L}*|noutr\\p{L}*|lh[eo]s?|a \\p{L}+[aei]r…',
)

function word(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')
}

describe.each(catalogues)('the texts of %s.json', (catalogue) => {
  const english = flatten(read('en', catalogue))

  it.each(localeCodes)('say everything in %s that they say in English', (locale) => {
    expect([...flatten(read(locale, catalogue)).keys()].sort()).toEqual([...english.keys()].sort())
  })

  it.each(localeCodes)('keep their placeholders in %s', (locale) => {
    const texts = flatten(read(locale, catalogue))
    for (const [key, text] of english) {
      expect(placeholders(texts.get(key) ?? ''), key).toEqual(placeholders(text))
    }
  })

  it.each(localeCodes.filter((locale) => locale !== 'en'))('are not English in %s', (locale) => {
    const texts = flatten(read(locale, catalogue))
    const same = [...english].filter(([key, text]) => texts.get(key) === text)
    expect(same.length).toBeLessThan(english.size / 5)
  })

  it.each(localeCodes)('are blank nowhere in %s', (locale) => {
    const blank = [...flatten(read(locale, catalogue))].filter(([, text]) => text.trim() === '')
    expect(blank).toEqual([])
  })

  it.each(Object.entries(otherAddress))('speak to people in one way in %s', (locale, other) => {
    const texts = [...flatten(read(locale, catalogue))]
    expect(texts.filter(([, text]) => other.test(text))).toEqual([])
  })
})

it.each(catalogues)('the Portuguese of %s.json is that of Brazil', (catalogue) => {
  const texts = [...flatten(read('pt', catalogue))]
  expect(texts.filter(([, text]) => european.test(text))).toEqual([])
})

it.each(localeCodes)(
  'a version that was published and one that is online differ in %s',
  (locale) => {
    const texts = flatten(read(locale, 'ui'))
    expect(texts.get('history.page.isPublished')).not.toBe(texts.get('history.page.published'))
  },
)

it.each(localeCodes)('the example page stands where a page in %s stands', (locale) => {
  const address = flatten(read(locale, 'ui')).get('home.how.publish.address')
  expect(address?.startsWith(localizePath(locale, '/p/'))).toBe(true)
})

describe('plural texts', () => {
  it.each(localeCodes)('have every form %s needs', (locale) => {
    const forms = new Intl.PluralRules(locales[locale].tag).resolvedOptions().pluralCategories
    for (const [key, group] of plurals(read(locale, 'ui'))) {
      const missing = forms.filter(
        (form) => !Object.hasOwn(group, form) && !['many', 'two', 'few', 'zero'].includes(form),
      )
      expect(missing, key).toEqual([])
    }
  })
})

function read(locale: string, catalogue: string): Messages {
  const file = join(import.meta.dirname, '../../locales', locale, `${catalogue}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Every text by its dotted key; the forms of a plural are one text. */
function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, value] of Object.entries(messages)) {
    const path = prefix + key
    if (typeof value === 'string') texts.set(path, value)
    else if (isPlural(value)) texts.set(path, String(value.other))
    else for (const [inner, text] of flatten(value, `${path}.`)) texts.set(inner, text)
  }
  return texts
}

function plurals(messages: Messages, prefix = ''): [string, Messages][] {
  return Object.entries(messages).flatMap(([key, value]): [string, Messages][] => {
    if (typeof value === 'string') return []
    return isPlural(value) ? [[prefix + key, value]] : plurals(value, `${prefix}${key}.`)
  })
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{?\w+\}?\}/g) ?? [])].sort()
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']

function isPlural(group: Messages): boolean {
  return (
    typeof group.other === 'string' && Object.keys(group).every((key) => categories.includes(key))
  )
}
