import { uploadSource } from '#shared/images.ts'
import type { PageDocument } from '../document.ts'
import { peopleLines, programmeLines } from '../fact-lines.ts'
import { type FactKey, type Facts, factKeys, type Price } from '../facts.ts'
import { isSame } from '../is-same.ts'
import { ownPictures } from '../own-pictures.ts'
import { pairPrices } from '../pair-prices.ts'
import { type Theme, themeColour } from '../theme.ts'
import { compareTranslations, compareWords } from './compare-words.ts'
import {
  differing,
  type OwnPart,
  type ToldValue,
  type ValueChange,
  valueChange,
} from './page-changes.ts'
import { toldPrice } from './told-price.ts'

type Compare = (before: PageDocument, after: PageDocument) => ValueChange[]

/** What differs in what is the page's own and stands in no one block. Pure. */
export const compareOwn: Record<OwnPart, Compare> = {
  facts: compareFacts,
  look: compareLook,
  meta: compareMeta,
  languages: compareLanguages,
}

function compareFacts(before: PageDocument, after: PageDocument): ValueChange[] {
  return factKeys.flatMap((key) => {
    if (key === 'prices') return comparePrices(before.facts.prices ?? [], after.facts.prices ?? [])
    if (key === 'phoneText') return compareWritten(before.facts, after.facts)
    const isNumber = key === 'phone' || key === 'whatsapp'
    const kind = isNumber ? 'phone' : key === 'hours' ? key : 'words'
    return differing(kind, key, factWords(key, before.facts), factWords(key, after.facts))
  })
}

/** How the same number is written; that of another is told with it. */
function compareWritten(before: Facts, after: Facts): ValueChange[] {
  if (before.phone !== after.phone) return []
  return differing('words', 'phone', before.phoneText ?? null, after.phoneText ?? null)
}

/** A fact as changes tell of it: lists line by line. */
function factWords(key: Exclude<FactKey, 'prices' | 'phoneText'>, facts: Facts): ToldValue {
  const value = facts[key]
  if (value === undefined) return null
  if (key === 'people') return peopleLines(facts.people ?? [])
  if (key === 'programme') return programmeLines(facts.programme ?? [])
  if (key === 'action') return facts.action?.label ?? facts.action?.kind ?? null
  return Array.isArray(value) ? value.join('\n') : String(value)
}

function comparePrices(before: Price[], after: Price[]): ValueChange[] {
  const pairs = pairPrices(before, after)
  const changes = pairs.flatMap(({ before: old, after: now }) =>
    differing('price', `prices.${(now ?? old)?.id}`, toldPrice(old), toldPrice(now)),
  )
  const kept = pairs.flatMap((pair) => (pair.before && pair.after ? [pair.before] : []))
  const isReordered = !isSame(
    kept,
    before.filter((old) => kept.includes(old)),
  )
  return [...changes, ...(isReordered ? [valueChange('order', 'prices', null, null)] : [])]
}

function compareLook({ theme: old }: PageDocument, { theme: now }: PageDocument): ValueChange[] {
  const keys = Object.keys({ ...old, ...now }) as (keyof Theme)[]
  const choices = keys.flatMap((key) => {
    if (key === 'art') return compareArt(old.art, now.art)
    if (key === 'depth' || key === 'ownScale') return []
    if (key === 'second' || key === 'paper') return compareBeside(key, old[key], now[key])
    return typeof now[key] === 'number' ? [] : differing('choice', key, old[key], now[key])
  })
  return [...compareColour(old, now), ...choices]
}

/** Its numbers are told as one colour, once: that is what is seen. */
function compareColour(old: Theme, now: Theme): ValueChange[] {
  const path = (['hue', 'chroma'] as const).find((key) => old[key] !== now[key]) ?? 'depth'
  return differing('colour', path, themeColour(old), themeColour(now))
}

type Beside = Theme['second'] | Theme['paper']

function compareBeside(key: 'second' | 'paper', old: Beside, now: Beside): ValueChange[] {
  const told = (colour: Beside) => {
    if (!colour) return null
    const { hue, chroma } = colour
    return 'lightness' in colour
      ? `oklch(${colour.lightness} ${chroma} ${hue})`
      : themeColour(colour)
  }
  return differing('colour', key, told(old), told(now))
}

function compareArt(old: Theme['art'], now: Theme['art']): ValueChange[] {
  if (old.motif !== now.motif) return [valueChange('choice', 'art', old.motif, now.motif)]
  return old.seed === now.seed ? [] : [valueChange('drawing', 'art', null, null)]
}

function compareMeta(before: PageDocument, after: PageDocument): ValueChange[] {
  const [old, now] = [before.meta, after.meta]
  const texts = (['title', 'description'] as const).flatMap((path) => {
    const author = after.src[`meta.${path}`]
    const own = compareWords(path, old[path], now[path])
    const key = `meta.${path}`
    return [
      ...own.map((change) => (author ? { ...change, author } : change)),
      ...compareTranslations(path, before, after, { before: key, after: key }),
    ]
  })
  return [
    ...texts,
    ...differing('choice', 'industry', old.industry, now.industry),
    ...differing('words', 'schemaType', old.schemaType ?? null, now.schemaType ?? null),
    ...ownPictures.flatMap((which) =>
      differing('picture', which, pictureOf(old[which]), pictureOf(now[which])),
    ),
  ]
}

function pictureOf(picture: PageDocument['meta']['icon']): string | null {
  return picture ? uploadSource(picture.id) : null
}

function compareLanguages(before: PageDocument, after: PageDocument): ValueChange[] {
  const came = after.locales.filter((language) => !before.locales.includes(language))
  const went = before.locales.filter((language) => !after.locales.includes(language))
  return [
    ...differing('language', 'base', before.base, after.base),
    ...came.map((language) => valueChange('language', language, null, language)),
    ...went.map((language) => valueChange('language', language, language, null)),
  ]
}
