import type { PageLanguage } from '#shared/page/document.ts'

/**
 * Small words that change with the word beside them, as functions: written `{helper:word}` in a
 * template, they put the small word and the word itself.
 *
 * - Korean, by the final consonant: `{은/는:name}` `{이/가:name}` `{을/를:name}` `{과/와:name}`
 *   `{으로/로:city}` `{이에요/예요:name}` `{이라/라:name}`.
 * - French: `{de:name}` d'Anna, de Luc · `{de:city}` du Havre, de La Rochelle · `{à:city}` au Havre,
 *   à Lyon · `{que:name}` qu'Anna, que Luc.
 * - Italian: `{a:city}` ad Ancona, all'Aquila, alla Spezia · `{di:city}` di Roma, dell'Aquila ·
 *   `{da:city}` da Roma, dalla Spezia · `{e:offer}` ed erbe, e pane. Names keep the plain word.
 * - Portuguese: `{em:city}` em Lisboa, no Porto · `{de:city}` de Lisboa, do Porto · `{a:city}` a
 *   Lisboa, ao Porto. Names keep the plain word.
 * - Spanish: `{y:offer}` e infusiones, y pan · `{o:offer}` u otros, o pan.
 * - English, German, Dutch and Japanese need none.
 */
export type HelperName = string
type Helper = (value: string, word: string) => string

const helpers: Partial<Record<PageLanguage, Record<string, Helper>>> = {
  kr: Object.fromEntries(
    ['은/는', '이/가', '을/를', '과/와', '으로/로', '이에요/예요', '이라/라'].map((pair) => [
      pair,
      (value: string) => value + particle(value, pair),
    ]),
  ),
  fr: {
    de: (value, word) =>
      word === 'city'
        ? contracted(value, { Le: 'du', Les: 'des' }, elided('de', value))
        : elided('de', value),
    à: (value) => contracted(value, { Le: 'au', Les: 'aux' }, `à ${value}`),
    que: (value) => elided('que', value),
  },
  it: {
    a: (value, word) =>
      word === 'city'
        ? contracted(value, { "L'": "all'", La: 'alla', Il: 'al' }, euphonic('a', value))
        : euphonic('a', value),
    di: (value, word) =>
      word === 'city'
        ? contracted(value, { "L'": "dell'", La: 'della', Il: 'del' }, `di ${value}`)
        : `di ${value}`,
    da: (value, word) =>
      word === 'city'
        ? contracted(value, { "L'": "dall'", La: 'dalla', Il: 'dal' }, `da ${value}`)
        : `da ${value}`,
    e: (value) => euphonic('e', value),
  },
  pt: {
    em: (value, word) =>
      portuguese(value, word, { '': 'em', o: 'no', a: 'na', os: 'nos', as: 'nas' }),
    de: (value, word) =>
      portuguese(value, word, { '': 'de', o: 'do', a: 'da', os: 'dos', as: 'das' }),
    a: (value, word) => portuguese(value, word, { '': 'a', o: 'ao', a: 'à', os: 'aos', as: 'às' }),
  },
  es: {
    y: (value) => `${/^h?i(?![aeou])/i.test(value) ? 'e' : 'y'} ${value}`,
    o: (value) => `${/^h?[oó]/i.test(value) ? 'u' : 'o'} ${value}`,
  },
}

export function helpersOf(locale: PageLanguage): string[] {
  return Object.keys(helpers[locale] ?? {})
}

export function applyHelper(
  locale: PageLanguage,
  helper: HelperName,
  value: string,
  word: string,
): string {
  return helpers[locale]?.[helper]?.(value, word) ?? value
}

/** The half of `은/는` a word takes: the first after a final consonant, the second after a vowel. */
export function particle(value: string, pair: string): string {
  const [closed = '', open = ''] = pair.split('/')
  const final = finalSound(value)
  if (pair === '으로/로' && final === 'ㄹ') return open
  return final ? closed : open
}

/** '' for a vowel, 'ㄹ' for that one consonant, 'x' for any other. */
function finalSound(value: string): '' | 'ㄹ' | 'x' {
  const last = value.replaceAll(/[^\p{L}\p{N}]/gu, '').at(-1) ?? ''
  const code = last.charCodeAt(0) - 0xac00
  if (code >= 0 && code <= 11171) return code % 28 === 8 ? 'ㄹ' : code % 28 ? 'x' : ''
  if (/[178lL]/.test(last)) return 'ㄹ'
  return /[036bckmnptBCKMNPT]/.test(last) ? 'x' : ''
}

function elided(preposition: 'de' | 'que', value: string): string {
  const plain = value.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return /^[aeiouy]/i.test(plain) && !/^(?:y[aeiou]|[uy]\d|onz|oui)/i.test(plain)
    ? `${preposition.slice(0, -1)}’${value}`
    : `${preposition} ${value}`
}

/** A town whose name has an article of its own: `Le Havre` after `à` is `au Havre`. */
function contracted(value: string, forms: Record<string, string>, otherwise: string): string {
  const [, article = '', rest = ''] = /^(L['’]|\p{Lu}\p{Ll}{1,2} )(.+)$/u.exec(value) ?? []
  const key = article.trim().replace('’', "'")
  const form = forms[key]
  if (!form || !rest) return otherwise
  return form.endsWith("'") ? `${form.slice(0, -1)}’${rest}` : `${form} ${rest}`
}

function euphonic(word: 'a' | 'e', value: string): string {
  return `${value.toLowerCase().startsWith(word) ? `${word}d` : word} ${value}`
}

/** Towns that Portuguese names with an article. */
const portugueseArticles: Record<string, 'o' | 'a' | 'os' | 'as'> = {
  porto: 'o',
  'rio de janeiro': 'o',
  recife: 'o',
  funchal: 'o',
  barreiro: 'o',
  seixal: 'o',
  montijo: 'o',
  entroncamento: 'o',
  cairo: 'o',
  guarda: 'a',
  'figueira da foz': 'a',
  'póvoa de varzim': 'a',
  covilhã: 'a',
  horta: 'a',
  amadora: 'a',
  maia: 'a',
  trofa: 'a',
  'praia da vitória': 'a',
  nazaré: 'a',
  'caldas da rainha': 'as',
}

function portuguese(
  value: string,
  word: string,
  forms: Record<'' | 'o' | 'a' | 'os' | 'as', string>,
): string {
  const article = word === 'city' ? (portugueseArticles[value.toLocaleLowerCase('pt')] ?? '') : ''
  return `${forms[article]} ${value}`
}
