import { isDense } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { letterCase } from '../understand/letter-case.ts'
import { isForVisitors } from './for-visitors.ts'
import { cityOf } from './words-of.ts'

const most = { notes: 3, characters: 160 }

/**
 * What a brief in notes says first, as a sentence: "dog walker in bristol, also cat sitting, £15"
 * gives "Dog walker in Bristol, also cat sitting." '' where it says no more than trade and town,
 * and in languages that notes would misspell.
 */
export function noted(brief: string, locale: PageLanguage, facts: Facts): string {
  if (isDense(locale)) return ''
  // German nouns have lost their capitals there.
  if (locale === 'de' && letterCase(brief) === 'lower') return ''
  const told = sentencesOf(brief, locale).join('. ')
  if (told.length > most.characters || !isNews(told, brief, facts)) return ''
  const spelled = withPlace(told, facts, cityOf(facts.place) ?? '')
  return `${spelled.replaceAll(/(?:^|\. )\p{Ll}/gu, (start) => start.toLocaleUpperCase())}.`
}

/** The notes up to the first that is none, those of one sentence joined by commas. */
function sentencesOf(brief: string, locale: PageLanguage): string[] {
  const sentences: string[] = []
  let count = 0
  for (const sentence of brief.trim().split(/[.!?](?=\s|$)|\n/u)) {
    const notes = sentence.split(/[,;:–—|•·]|\s-\s/u).map((note) => note.trim())
    const end = notes.findIndex((note) => !note || !isForVisitors(note, locale))
    const fit = notes.slice(0, end < 0 ? most.notes - count : Math.min(end, most.notes - count))
    if (fit.length > 0) sentences.push(fit.join(', '))
    count += fit.length
    if (fit.length < notes.length) break
  }
  return sentences
}

/** The place, whose capitals notes may lack, in other words. */
function withPlace(told: string, { place = '' }: Facts, words: string): string {
  const lower = told.toLocaleLowerCase()
  // An address may stand in pieces there: then its town is what notes misspell.
  const said = lower.includes(place.toLocaleLowerCase()) ? place : (cityOf(place) ?? '')
  const at = lower.indexOf(said.toLocaleLowerCase())
  return said && at >= 0 ? told.slice(0, at) + words + told.slice(at + said.length) : told
}

/** Whether it says more than the bank does of any business of the trade in that town. */
function isNews(told: string, brief: string, facts: Facts): boolean {
  const words = withPlace(told, facts, '').match(/\p{L}{4,}/gu) ?? []
  const isMore = brief.trim().length >= told.length + 12
  return words.length >= (isMore ? 2 : 3)
}
