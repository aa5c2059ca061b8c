import { languageOf } from '#server/reader/language.ts'
import { isGlued } from '#server/reader/text/fold.ts'
import { fillIn } from '#shared/i18n/fill-in.ts'
import { capitalised } from '../capitalised.ts'
import { pageTexts } from '../carry-out/page-texts.ts'
import type { Corrected, Intent } from '../intent.ts'
import type { Clause } from './clause.ts'
import { contrastsIn } from './contrasts.ts'
import type { LikeOnPage } from './like-on-page.ts'
import { strangers } from './telling-words.ts'

/** Who says one of these says more than that a day is another. */
const others = [
  ...['also', 'once'].map((word) => `words.${word}`),
  ...['closed', 'time', 'weekdays', 'weekend', 'daily'].map((word) => `hours.${word}`),
  'value.',
]
const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const mostStrange = 1

/**
 * "Thursday, not Tuesday", "we meet on Thursdays now": the one day of the week the page tells is
 * another, in whatever form it stands there.
 */
export function weekdayOnPage(clause: Clause, isChanging: boolean): LikeOnPage | null {
  const { page, language } = clause.wish
  const days = languageOf(page.base).data.hours.days
  const told = pageTexts(page).flatMap((raw) => formsIn(raw, days))
  const [old, more] = new Set(told.map(({ at }) => at))
  if (old === undefined || more !== undefined || others.some((tag) => clause.has(tag))) return null
  const now = newDay(clause, old, isChanging)
  const hours = page.facts.hours && now !== null ? hoursWith(page.facts.hours, old, now) : ''
  if (now === null || hours === null) return null
  const forms = [...new Set(told.map(({ form }) => form))]
  const pairs = forms.flatMap((form): Corrected[] => {
    const other = formOf(form, days[old] ?? [], days[now] ?? [])
    return other ? [[form, other]] : []
  })
  const [pair] = pairs
  if (!pair || pairs.length < forms.length) return null
  const strange = strangers(clause, pageTexts(page).join(' ')).length
  if (isChanging || isDenied(clause) || (strange === 0 && isSentence(clause))) {
    const timetable: Intent[] = hours ? [{ wish: 'week', hours }] : []
    return { intents: [{ wish: 'reword', pairs, alone: [] }, ...timetable] }
  }
  const { questions } = language.words
  const command = fillIn(questions.replace, { said: pair[0], now: pair[1] })
  const ask = { question: questions.correct, choices: [{ label: command, command }] }
  return strange > mostStrange ? null : { ask }
}

/** A day by itself says nothing of what is on it. */
const isSentence = ({ wish, marks }: Clause): boolean =>
  marks.length > 1 && wish.text.tokens.length > 2

const isDenied = (clause: Clause): boolean => contrastsIn(clause).length > 0

/** The day a wish names beside the old one or alone; null where it only denies one. */
function newDay(clause: Clause, old: number, isChanging: boolean): number | null {
  const { text } = clause.wish
  const tagged = text.tags.flatMap(({ tag, start, end }) => {
    const at = /^hours\.days\.(\d)$/.exec(tag)?.[1]
    return at ? [{ at: Number(at), start, end }] : []
  })
  const named = [...tagged, ...formsIn(text.raw, text.language.data.hours.days)]
  const [now, more] = new Set(named.map(({ at }) => at).filter((at) => at !== old))
  if (now === undefined || more !== undefined) return null
  const spans = contrastsIn(clause).map(({ said }) => said)
  const isNowDenied = named.some(
    ({ at, start, end }) => at === now && spans.some((said) => start >= said[0] && end <= said[1]),
  )
  if (isNowDenied || (spans.length === 0 && clause.has('words.not'))) return null
  // "Tuesday and Thursday" are two days.
  const isBoth = named.some(({ at }) => at === old)
  return isBoth && spans.length === 0 && !isChanging ? null : now
}

/** Names of days as a text has them, with their endings: "Dienstags", "donderdagavond", 火曜日. */
function formsIn(raw: string, days: readonly (readonly string[])[]) {
  return days.flatMap((forms, at) => {
    const [name = ''] = forms
    const source = isGlued(name[0]) ? forms.join('|') : `(?<!\\p{L})${name}[\\p{L}-]*`
    return [...raw.matchAll(new RegExp(source, 'giu'))].map(({ 0: form, index }) => ({
      at,
      form,
      start: index,
      end: index + form.length,
    }))
  })
}

/** The same form of another day; null where an article or a plural would be another as well. */
function formOf(form: string, old: readonly string[], now: readonly string[]): string | null {
  const [name = '', other = ''] = [old[0], now[0]]
  if (isGlued(name[0])) return now[old.indexOf(form)] ?? null
  const isOfGender = /[ao]$/.test(name) || /[ao]$/.test(other)
  if (isOfGender && name.at(-1) !== other.at(-1)) return null
  const ending = form.slice(name.length)
  const isPlural = (forms: readonly string[]) => forms.includes(`${forms[0]}s`)
  if (!ending && isPlural(old) !== isPlural(now)) return null
  const isKnown = old.includes(form.toLowerCase()) && !now.includes(other + ending)
  const made = isKnown ? other : other + ending
  return /^\p{Lu}/u.test(form) ? capitalised(made) : made
}

/** Opening hours of that day alone are those of the other; null where there are more. */
const hoursWith = (hours: string, old: number, now: number): string | null =>
  new RegExp(`^${week[old]} [^;]*$`).test(hours)
    ? hours.replace(week[old] ?? '', week[now] ?? '')
    : null
