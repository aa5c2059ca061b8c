import { languageOf } from '#server/reader/language.ts'
import { isGlued } from '#server/reader/text/fold.ts'
import { capitalised } from '../capitalised.ts'
import { pageTexts } from '../carry-out/page-texts.ts'
import type { Intent } from '../intent.ts'
import { askReplaced } from './asking.ts'
import type { Clause } from './clause.ts'
import { contrastsIn } from './contrasts.ts'
import type { LikeOnPage } from './like-on-page.ts'
import { strangers } from './telling-words.ts'

/** Who says one of these says more than that a day is another. */
const others = [
  ...['words.also', 'words.once', 'value.'],
  ...['closed', 'time', 'weekdays', 'weekend', 'daily'].map((word) => `hours.${word}`),
]
const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
/** A day by itself says nothing of what is on it. */
const fewestTokens = 3

/**
 * "Thursday, not Tuesday", "we meet on Thursdays now": the one day of the week the page tells is
 * another, in whatever form it stands there.
 */
export function weekdayOnPage(clause: Clause, isChanging: boolean): LikeOnPage | null {
  const { page, text } = clause.wish
  const { days } = languageOf(page.base).data.hours
  const texts = pageTexts(page)
  const told = texts.flatMap((raw) => formsIn(raw, days))
  const [old, more] = new Set(told.map(({ at }) => at))
  if (old === undefined || more !== undefined || others.some((tag) => clause.has(tag))) return null
  const now = newDay(clause, old, isChanging)
  if (now === null) return null
  const { hours } = page.facts
  const isOfDay = hours && new RegExp(`^${week[old]} [^;]*$`).test(hours)
  const pairs = [...new Set(told.map(({ form }) => form))].map(
    (form) => [form, formOf(form, days[old] ?? [], days[now] ?? []) ?? ''] as const,
  )
  const [[said, other] = ['', '']] = pairs
  if (pairs.some(([, form]) => form === '') || (hours && !isOfDay)) return null
  const strange = strangers(clause, texts.join(' ')).length
  const isSure = isChanging || contrastsIn(clause).length > 0
  if (!isSure && (strange > 0 || text.tokens.length < fewestTokens))
    return strange > 1 ? null : askReplaced(clause.wish, said, other)
  const table = hours?.replace(week[old] ?? '', week[now] ?? '')
  const timetable: Intent[] = table ? [{ wish: 'week', hours: table }] : []
  return { intents: [{ wish: 'reword', pairs, alone: [] }, ...timetable] }
}

/** The day a wish names beside the old one or alone; null where it only denies one, or tells of both. */
function newDay(clause: Clause, old: number, isChanging: boolean): number | null {
  const { tags, raw, language } = clause.wish.text
  const tagged = tags.flatMap(({ tag, start, end }) => {
    const at = /^hours\.days\.(\d)$/.exec(tag)?.[1]
    return at ? [{ at: Number(at), start, end }] : []
  })
  const named = [...tagged, ...formsIn(raw, language.data.hours.days)]
  const [now, more] = new Set(named.map(({ at }) => at).filter((at) => at !== old))
  if (now === undefined || more !== undefined) return null
  const denied = contrastsIn(clause).map(({ said }) => said)
  if (denied.length === 0)
    return clause.has('words.not') || (named.some(({ at }) => at === old) && !isChanging)
      ? null
      : now
  const isDenied = named.some(
    ({ at, start, end }) => at === now && denied.some(([from, to]) => start >= from && end <= to),
  )
  return isDenied ? null : now
}

/** Names of days as a text has them, with their endings: "Dienstags", "donderdagavond", 火曜日. */
function formsIn(raw: string, days: readonly (readonly string[])[]) {
  return days.flatMap((forms, at) => {
    const [name = ''] = forms
    const source = isGlued(name[0]) ? forms.join('|') : `(?<!\\p{L})${name}[\\p{L}-]*`
    const found = [...raw.matchAll(new RegExp(source, 'giu'))]
    return found.map(({ 0: form, index: start }) => ({ at, form, start, end: start + form.length }))
  })
}

/** The same form of another day; null where an article or a plural would be another as well. */
function formOf(form: string, old: readonly string[], now: readonly string[]): string | null {
  const [name = '', other = ''] = [old[0], now[0]]
  if (isGlued(name[0])) return now[old.indexOf(form)] ?? null
  const isOfGender = /[ao]$/.test(name) || /[ao]$/.test(other)
  const ending = form.slice(name.length)
  const isPlural = (forms: readonly string[]) => forms.includes(`${forms[0]}s`)
  const isOtherForm = isOfGender && name.at(-1) !== other.at(-1)
  if (isOtherForm || (!ending && isPlural(old) !== isPlural(now))) return null
  const isKnown = old.includes(form.toLowerCase()) && !now.includes(other + ending)
  return (/^\p{Lu}/u.test(form) ? capitalised : String)(isKnown ? other : other + ending)
}
