import type { Lexicon } from '../lexicon/lexicon.ts'
import { indexPhrases, type PhraseIndex } from '../match-phrases.ts'
import { alternatives } from '../read-text.ts'
import {
  type DaySet,
  everyDay,
  type Half,
  publicHolidays,
  type Word,
  weekendDays,
  workDays,
} from './atom.ts'

export interface Meaning {
  words: Set<Word>
  days?: DaySet
  single?: boolean
  half?: Half
  minutes?: number
  always?: 'near' | 'open'
}

const spellings: readonly [Word, keyof Lexicon['hours']][] = [
  ['to', 'to'],
  ['from', 'from'],
  ['until', 'until'],
  ['and', 'and'],
  ['except', 'except'],
  ['closed', 'closed'],
  ['open', 'open'],
  ['pause', 'pause'],
  ['others', 'otherDays'],
  ['nth', 'nth'],
  ['not', 'notHours'],
  ['half', 'half'],
  ['lunch', 'lunch'],
]

function meaningsOf(lexicon: Lexicon): PhraseIndex<Meaning> {
  const { hours } = lexicon
  const meanings = new Map<string, Meaning>()
  const at = (phrase: string): Meaning => {
    const known = meanings.get(phrase) ?? { words: new Set<Word>() }
    meanings.set(phrase, known)
    return known
  }
  hours.days.forEach((names, day) => {
    for (const name of alternatives(names))
      Object.assign(at(name), { days: 1 << day, single: true })
  })
  const sets: [string, DaySet][] = [
    [hours.weekdays, workDays],
    [hours.weekend, weekendDays],
    [hours.daily, everyDay],
    [hours.holidays, publicHolidays],
  ]
  for (const [names, days] of sets) for (const name of alternatives(names)) at(name).days = days
  for (const [word, key] of spellings) {
    for (const name of alternatives(hours[key] as string)) at(name).words.add(word)
  }
  for (const name of alternatives(lexicon.months)) at(name).words.add('month')
  for (const name of alternatives(hours.am)) at(name).half = 'am'
  for (const name of alternatives(hours.pm)) at(name).half = 'pm'
  for (const name of alternatives(hours.noon)) at(name).minutes = 720
  for (const name of alternatives(hours.midnight)) at(name).minutes = 1440
  for (const name of alternatives(hours.always)) {
    at(name).always = openAlways.test(name) ? 'open' : 'near'
  }
  return indexPhrases(meanings)
}

/** Round the clock as an opening, where a bare "24/7" may be a telephone's. */
const openAlways = /営業|年中無休|365|연중무휴|영업|open|geoffnet|aberto|abierto|ouvert|aperto/

const indexes = new Map<Lexicon, PhraseIndex<Meaning>>()

/** What the words of a language mean for opening hours. */
export function meaningIndex(lexicon: Lexicon): PhraseIndex<Meaning> {
  const index = indexes.get(lexicon) ?? meaningsOf(lexicon)
  indexes.set(lexicon, index)
  return index
}
