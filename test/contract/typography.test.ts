import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Messages } from '#shared/i18n/translator.ts'
import { type Locale, localeCodes } from '#shared/locales.ts'

/** What `docs/words.md` says of marks and spaces, as what a text must not contain. */
const foreignMarks: Record<Locale, RegExp> = {
  en: /[„«»]|[‘“]\s|\s”/,
  de: /[«»‘”]|\p{L}…|z\. ?B\.|\d ?%|\}\} ?%|\p{L} - \p{L}/u,
  fr: /[„“”‘]|«(?!\u00a0)|(?<!\u00a0)»|(?<!\u202f)[?!;]|(?<!\u00a0):(?!\/\/|\d)|(?:\d|\}) [%€$×]|\d \d{3}(?!\d)|[\d}] (?:h|g|s|Mo|octets?|pixels)(?!\p{L})/u,
  es: /[„“”‘]|«\s|\s»|(?:\d|\}\}) ?%|\d\.\d{3}/,
  pt: /[„«»‘]|“\s|\s”|(?:\d|\}\})\s%|\d\u00a0\d{3}|(?<![\d.])\d{4} caracteres/,
  it: /[„“”‘]|«\s|\s»/,
  nl: /[„“”«»]|‘\s/,
  // Full-width marks, 〜 for a range, spaces around Latin words (a unit after a figure is none).
  ja: /[„“”«»‘’~～]|[ぁ-ヿ一-鿿][!?,:;()]|[()][ぁ-ヿ一-鿿]|(?<![\dA-Za-z])[A-Za-z]{2,}[ぁ-ヿ一-鿿]|[ぁ-ヿ一-鿿][A-Za-z]{2}/,
  // No full-width marks, ~ for a range, no space before what stands in brackets.
  kr: /[„«»，。．！？：；（）「」『』～〜、]|\p{L}\}*’? \(/u,
}
/** Examples of a brief look as somebody types them. */
const isTyped = (key: string) => key.startsWith('home.prompt.examples.')

/** These set the name of a section apart from the sentence: it would be read as part of it. */
const quoting: [Locale, RegExp][] = [
  ['de', /„\{\{part\}\}“/],
  ['es', /«\{\{part\}\}»/],
  ['fr', /«\u00a0\{\{part\}\}\u00a0»/],
  ['it', /«\{\{part\}\}»/],
  ['ja', /「\{\{part\}\}」/],
  ['kr', /\{\{part\}\}’? 섹션/],
  ['nl', /‘\{\{part\}\}’/],
  ['pt', /“\{\{part\}\}”/],
]

const texts = (locale: Locale, catalogue: string) => {
  const file = join(import.meta.dirname, '../../locales', locale, `${catalogue}.json`)
  return flatten(JSON.parse(readFileSync(file, 'utf8')))
}

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

describe.each(localeCodes)('the texts in %s', (locale) => {
  it.each(['ui', 'page', 'mail'])('of %s.json have the marks of the language', (catalogue) => {
    const straight = /["']|\.\.\./
    const wrong = texts(locale, catalogue).filter(
      ([key, text]) => !isTyped(key) && (straight.test(text) || foreignMarks[locale].test(text)),
    )
    expect(wrong).toEqual([])
  })
})

it('what French labels of published pages ask keeps its mark on the line', () => {
  const file = join(import.meta.dirname, '../../languages/fr/labels.json')
  const { form, asks, sections, registers } = JSON.parse(readFileSync(file, 'utf8'))
  const said = flatten({ form, sections, registers, asks: { question: asks.question } })
  expect(said.filter(([, text]) => foreignMarks.fr.test(text))).toEqual([])
})

it('what only its owner reads in French supposes no gender', () => {
  const gendered = /vous (?:seule?|(?:êtes|serez) (?:\p{L}+ )?\p{L}+ée?)(?!\p{L})/iu
  const supposing = ['ui', 'page', 'mail']
    .flatMap((catalogue) => texts('fr', catalogue))
    .filter(([, text]) => gendered.test(text))
  expect(supposing).toEqual([])
})

it.each(['ui', 'page', 'mail'])('questions of es/%s.json open as they close', (catalogue) => {
  const marks = (text: string) => text.replaceAll(/[^¿?¡!]/g, '')
  const odd = texts('es', catalogue).filter(([, text]) => !/^(?:¿\?|¡!)*$/.test(marks(text)))
  expect(odd).toEqual([])
})

it.each(quoting)('a section is named apart from what is said of it in %s', (locale, quoted) => {
  const said = /^editor\.(?:said|drag|parts\.(?:addAfter|drag))|^generate\.command\.outcome/
  const bare = texts(locale, 'ui').filter(
    ([key, text]) => said.test(key) && text.includes('{{part}}') && !quoted.test(text),
  )
  expect(bare).toEqual([])
})

/** What is written in Latin letters whatever the language. */
it('a domain or an email address has a space on either side in ja', () => {
  const touching =
    /\{\{(?:host|address|site)\}\}[ぁ-ヿ一-鿿]|[ぁ-ヿ一-鿿]\{\{(?:host|address|site)\}\}/
  const wrong = ['ui', 'mail'].flatMap((catalogue) =>
    texts('ja', catalogue).filter(([, text]) => touching.test(text)),
  )
  expect(wrong).toEqual([])
})

/** 을 or 를, 이 or 가 … depend on a last sound nobody knows; names of languages end in 어. */
it('no particle in kr depends on the word that is filled in', () => {
  const particle =
    /\{\{?(?!language\})\w+\}\}?[’”]?(?:을|를|은|는|이|가|과|와|으로|로|이에요|예요|이라고|라고)(?!\p{L})/u
  const wrong = ['ui', 'page', 'mail'].flatMap((catalogue) =>
    texts('kr', catalogue).filter(([, text]) => particle.test(text)),
  )
  expect(wrong).toEqual([])
})

it('kr says 해요 in the interface and 합니다 in what is binding', () => {
  const isBinding = (key: string) => /^(?:terms|privacy)\./.test(key)
  /** What a shop is imagined to write. */
  const isQuoted = (key: string) =>
    isTyped(key) || /^home\.how\.say\.brief|honest\.saidText$|\.whichHours$/.test(key)
  const wrong = ['ui', 'mail'].flatMap((catalogue) =>
    texts('kr', catalogue).filter(
      ([key, text]) =>
        !isQuoted(key) && (isBinding(key) ? /요(?:[.?!]|$)/m : /니다(?!\p{L})/u).test(text),
    ),
  )
  expect(wrong).toEqual([])
})
