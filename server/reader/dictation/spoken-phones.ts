import type { Country } from '../find-country.ts'
import { isAssigned, isMobileIn, isNumberOf, parsePhone } from '../grammars/parse-phone.ts'
import { fewestDigits, mostDigits } from '../grammars/phone-runs.ts'
import { hasTag, type TaggedText } from '../text/tagged-text.ts'
import type { DictationWords } from './dictation-words.ts'
import { behindPause, type Figures, figuresAt, isFree } from './figure-runs.ts'
import { type NumberLexicon, numberText, numberTextOf } from './number-lexicon.ts'
import type { Swap } from './swap.ts'

interface Words {
  text: TaggedText
  said: string
  words: DictationWords
  lexicon: NumberLexicon
}

/** Ways to hear one run of figures that are looked at: "soixante-dix" is 70, or 60 and 10. */
const mostPaths = 100
/** Figures that may stand beside a number, and are no part of it: "two of us, on 07…". */
const mostBeside = 3
/** Runs of figures that are looked at: a page has no more numbers. */
const mostRuns = 20
/** Letters before a number that may say that it is one. */
const cueReach = 60

/** "Call me on oh seven seven double oh …": telephone numbers that are told in words, as figures. */
export function spokenPhones(
  text: TaggedText,
  country: Country,
  words: DictationWords,
  lexicon: NumberLexicon,
): Swap[] {
  const said = numberTextOf(text)
  const heard: Words = { text, said, words, lexicon }
  const found: Swap[] = []
  for (let at = 0, runs = 0; at < said.length && runs < mostRuns; at += 1) {
    if (!isNumberAt(heard, at)) continue
    runs += Number(digitsOf(runAt(heard, at)).length >= fewestDigits)
    const phone = phoneAt(heard, at, country)
    if (phone) found.push(phone)
    at = (phone?.span[1] ?? runAt(heard, at).at(-1)?.end ?? at + 1) - 1
  }
  return found
}

/** The figures one behind the other, each as long as can be. */
function runAt({ said, words, lexicon }: Words, start: number): Figures[] {
  const run: Figures[] = []
  for (let at = start; run.length < 40; ) {
    const next = run.length === 0 ? { at, isPaused: false } : behindPause(said, at, words)
    const [figures] = figuresAt(said, next.at, words, lexicon)
    if (!figures) break
    run.push({ ...figures, isPaused: next.isPaused })
    at = figures.end
  }
  return run
}

function phoneAt(heard: Words, start: number, country: Country): Swap | null {
  const run = runAt(heard, start)
  if (digitsOf(run).length < fewestDigits) return null
  const ends = new Set(run.slice(-1 - mostBeside).map(({ end }) => end))
  for (const { start: from } of run.slice(0, 1 + mostBeside)) {
    const paths = pathsFrom(heard, from, ends)
    const number = numberOf(heard, paths, country)
    if (number) return number
  }
  return null
}

const endOf = (path: readonly Figures[]): number => path.at(-1)?.end ?? 0
const endsWith = (path: readonly Figures[]) => (other: readonly Figures[]) =>
  endOf(other) === endOf(path)
const digitsOf = (path: readonly Figures[]): string => path.map(({ digits }) => digits).join('')

/** Every way to hear a run up to one of its ends; the longest first. */
function pathsFrom({ said, words, lexicon }: Words, start: number, ends: ReadonlySet<number>) {
  const paths: Figures[][] = []
  const last = Math.max(...ends)
  const open: Figures[][] = [[]]
  for (let seen = 0; open.length > 0 && seen < mostPaths; seen += 1) {
    const path = open.pop() ?? []
    const end = path.at(-1)?.end
    if (end !== undefined && ends.has(end)) paths.push(path)
    if (end === last) continue
    const next = end === undefined ? { at: start, isPaused: false } : behindPause(said, end, words)
    const more = figuresAt(said, next.at, words, lexicon).filter((each) => each.end <= last)
    const isShort = (figures: Figures) =>
      digitsOf(path).length + figures.digits.length <= mostDigits
    for (const figures of more.filter(isShort).toReversed())
      open.push([...path, { ...figures, isPaused: next.isPaused }])
  }
  return paths.toSorted((one, other) => endOf(other) - endOf(one))
}

/**
 * As it is most likely heard in the likeliest country, then elsewhere; then heard otherwise. Where nothing
 * tells the country, whose mobile number it is comes first: "zero eight seven …" is one of Ireland.
 */
function numberOf(heard: Words, paths: readonly Figures[][], from: Country): Swap | null {
  const { language } = heard.text
  const country = from.code
  const { countries, furtherCountries } = language.data.info
  const likely = paths.filter((path) => isTold(path) && isCued(heard, path))
  const usual = likely.filter((path, at) => likely.findIndex(endsWith(path)) === at)
  const runOf = (path: readonly Figures[]) => signed(heard, path).run
  const isOf = (code: string) => (path: readonly Figures[]) =>
    isNumberOf(runOf(path), code, language)
  // "Cinq trente-six …, with the zero": told without what leads to another area.
  const isOwn = (path: readonly Figures[]) => isAssigned(parsePhone(runOf(path), country), language)
  const isPossible = (path: readonly Figures[]) =>
    parsePhone(runOf(path), country)?.isPossible() === true
  const isMobileOf = (code: string) => (path: readonly Figures[]) =>
    isOf(code)(path) && isMobileIn(runOf(path), code)
  const [home = '', ...abroad] = countries
  const mobile = [
    { among: usual, code: home, is: isOf(home) },
    ...abroad.map((code) => ({ among: usual.slice(0, 1), code, is: isMobileOf(code) })),
  ]
  const own = [isOf(country), isOwn].map((is) => ({ among: usual, code: country, is }))
  const tries = [
    ...(from.sure ? [...own, ...mobile] : [...mobile, ...own]),
    ...[...countries, ...furtherCountries].map((code) => ({ among: usual, code, is: isOf(code) })),
    { among: likely, code: country, is: isOf(country) },
    { among: likely, code: country, is: isPossible },
  ]
  for (const { among, code, is } of tries) {
    const path = among.find(is)
    if (path) return swapOf(heard, path, code)
  }
  return null
}

/** Enough figures, most of them in words or with words between them, and none that only count. */
function isTold(path: readonly Figures[]): boolean {
  const length = digitsOf(path).length
  const spoken = digitsOf(path.filter(({ isSpoken }) => isSpoken)).length
  const isPaused = path.some((figures) => figures.isPaused)
  if (length < fewestDigits || (spoken * 2 < length && !isPaused)) return false
  const steps = path.slice(1).map(({ digits }, i) => Number(digits) - Number(path[i]?.digits))
  return new Set(steps).size > 1
}

/** It begins as numbers do, or something before it says that it is one. */
function isCued({ text }: Words, path: readonly Figures[]): boolean {
  const start = path[0]?.start ?? 0
  const reach = Math.max(0, start - cueReach)
  return (
    digitsOf(path).startsWith('0') ||
    ['contact.', 'actions.', 'roles.contact'].some((tag) => hasTag(text, reach, start, tag))
  )
}

/** With the mark of an international number, where it is said. */
function signed({ said, words }: Words, path: readonly Figures[]) {
  const start = path[0]?.start ?? 0
  const before = said.slice(0, start).trimEnd()
  const plus = words.plus.map(numberText).find((word) => before.endsWith(word))
  const run = `${plus ? '+' : ''}${digitsOf(path)}`
  return { run, start: plus ? before.length - plus.length : start }
}

const isNumberAt = ({ said, words, lexicon }: Words, at: number): boolean =>
  isFree(said, at) && figuresAt(said, at, words, lexicon).length > 0

/** Grouped as it was told, or else as is usual there. */
function swapOf(heard: Words, path: readonly Figures[], country: string): Swap {
  const { run, start } = signed(heard, path)
  const number = parsePhone(run, country)
  const isGrouped = path.some(({ isPaused }) => isPaused)
  const grouped = path.map(({ digits, isPaused }) => (isPaused ? `-${digits}` : digits)).join('')
  const usual = run.startsWith('+') ? number?.formatInternational() : number?.formatNational()
  const end = endOf(path)
  const isGoingOn = /^ \d/.test(heard.said.slice(end)) || isNumberAt(heard, end + 1)
  const written = isGrouped ? grouped : (usual ?? run)
  return { span: [start, end], text: isGoingOn ? `${written},` : written }
}
