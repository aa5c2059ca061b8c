import { briefLimits } from '#shared/brief-limits.ts'
import { commandLimits } from '#shared/command-limits.ts'
import { type Locale, localeCodes } from '#shared/locales.ts'
import type { Random } from '../support/random.ts'
import { wordsOf } from './words.ts'

/** A text that is made to be read for long: by a grammar of what readers listen for. */
export interface HostileText {
  text: string
  locale: Locale
}

/** Pieces of times, days, sums, dates, names and addresses, as they are written somewhere. */
const pieces = [
  ...[
    '10:00',
    '10:00-',
    '10h',
    '10 Uhr',
    '8am',
    '8-4',
    '午前10時',
    '10時',
    '오전 10시',
    '17.30',
    '24/7',
    '10',
  ],
  ...['24/12', '24.12.', '12月24日', '2027-12-24', '12월 24일', 'le 24 décembre', 'Dec 24', '24 '],
  ...['£4.20', '4,20 €', '€4', '300円', '3,000원', '$5', '12,', '4.', '1 000', '50%'],
  ...['du lundi au ', 'Mo-Fr ', 'lunedì ', '月～金', '월-금 ', 'Tue to Sat ', 'от ', 'daily '],
  ...['+49 30 123456', '0117 496 0148', 'a@b.example', 'https://x.example/', '@name', '#1'],
  ...['"', '“', '«', '(', '[', '’', '&', '/', '|', '-', '–', '・', '、', '。', '…', ':', ';', '!'],
  ...[
    'Anna',
    'ANNA',
    'Zum',
    'the',
    'de',
    'von',
    'y',
    'e',
    'と',
    'の',
    '의',
    'and',
    'called ',
    'named ',
  ],
  ...[
    'No. 5',
    'Str. 12',
    '12a',
    '1-2-3',
    'SW1A 1AA',
    '〒150-0001',
    '75011 Paris',
    '\ud800',
    '\u0301',
    'İ',
  ],
]
const joints = [
  '',
  ' ',
  ', ',
  '-',
  '. ',
  '\n',
  '・',
  '; ',
  ' - ',
  '、',
  '/',
  ' and ',
  ' und ',
  ' et ',
]

/** Letters of the longest that is not as long as may be. */
const mostOfShort = 100

/** @param among the words of the readers it is for */
function hostileText(
  random: Random,
  among: 'briefs' | 'wishes',
  most: number,
  longShare: number,
): HostileText {
  const locale = random.of(localeCodes)
  const words = wordsOf[random.next() < 0.7 ? locale : random.of(localeCodes)][among]
  const atoms = Array.from({ length: 1 + random.below(6) }, () =>
    random.next() < 0.5 ? random.of(words) : random.of(pieces),
  )
  const between = random.next() < 0.6 ? [random.of(joints)] : random.some(joints, 3)
  const order = random.of([inTurn, byChance, doubled, mirrored])
  const length = random.next() < longShare ? most : 1 + random.below(Math.min(most, mostOfShort))
  let text = ''
  for (let index = 0; text.length < length; index++)
    text += order(atoms, index, random) + random.of(between)
  return { text: text.slice(0, length).trim() || 'a', locale }
}

type Order = (atoms: readonly string[], index: number, random: Random) => string

const inTurn: Order = (atoms, index) => atoms[index % atoms.length]!
const byChance: Order = (atoms, _index, random) => random.of(atoms)
const doubled: Order = (atoms, index) => atoms[(index >> 1) % atoms.length]!
const mirrored: Order = (atoms, index) => {
  const at = index % (2 * atoms.length)
  return atoms[at < atoms.length ? at : 2 * atoms.length - 1 - at]!
}

/** @param longShare how many of them are as long as may be: these are what takes time */
export function hostileBrief(random: Random, longShare = 0.6): HostileText {
  return hostileText(random, 'briefs', briefLimits.max, longShare)
}

export function hostileWish(random: Random, longShare = 0.6): HostileText {
  return hostileText(random, 'wishes', commandLimits.max, longShare)
}
