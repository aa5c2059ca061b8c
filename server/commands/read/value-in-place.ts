import type { PageDocument } from '#shared/page/document.ts'
import { clockOf } from '../carry-out/time.ts'
import type { Intent } from '../intent.ts'
import { pageValues, type ToldValue, valuesIn } from '../told-words/told-values.ts'
import { Clause, isSoft, means } from './clause.ts'
import { contrastsIn } from './contrasts.ts'
import type { MarkedWish } from './marked-wish.ts'

/** Who says one of these wants something else than that a value is another. */
const others = ['do.add', 'do.remove', 'do.hide', 'do.undo', 'qualities.', 'places.', 'words.also']
/**
 * "At 2 pm, not 1:30", "change “13 June” to “20 June”": two values of a kind, of which the page tells
 * one; wherever it does, the other stands in its place.
 */
export function valueInPlace(wish: MarkedWish): Intent | null {
  const told = pageValues(wish.page)
  const values = valuesIn(wish.text, wish.page)
    .map((value) => asTold(value, wish, told))
    .filter(({ isBare }) => !isBare)
  const old = values.filter(({ key }) => told.has(key))
  const [now, more] = values.filter(({ key }) => !told.has(key))
  const [one, other] = new Map(old.map((value) => [value.key, value])).values()
  if (!now || more || !one || other || one.kind !== now.kind || asksOther(wish)) return null
  if (!setsApart(wish)) return null
  return intentOf(wish, one, now)
}

/** "Beer 3 € and cake 2 €" are two things. */
function setsApart(wish: MarkedWish): boolean {
  const clause = new Clause(wish, [0, wish.text.raw.length])
  const isDenied = clause.has('words.not') || clause.has('words.instead')
  const isQuoted = clause.of('value.quote').length === 2
  return isDenied || isQuoted || contrastsIn(clause).length > 0
}

/** "Not 1:30" is of the half of the day the page has it in, and "21.30" may be a time. */
function asTold(
  value: ToldValue,
  { text }: MarkedWish,
  told: ReadonlyMap<string, number>,
): ToldValue {
  const [, hour, minute] = /^(\d{1,2})(?:[.:](\d\d))?$/.exec(text.raw.slice(...value.span)) ?? []
  if (told.has(value.key) || (value.isBare && !minute)) return value
  const minutes = Number(hour) * 60 + Number(minute ?? 0)
  const key = [minutes, minutes + halfDay].map((at) => `time:${at}`).find((at) => told.has(at))
  return hour && key ? { kind: 'time', key, span: value.span } : value
}
const halfDay = 720

function intentOf(wish: MarkedWish, old: ToldValue, now: ToldValue): Intent | null {
  const { text, page } = wish
  const said = text.raw.slice(...now.span)
  const [, before = ''] = old.key.split(':')
  const [, value = ''] = now.key.split(':')
  const { facts } = page
  switch (now.kind) {
    case 'day':
      return { wish: 'dayOf', words: [], from: before, day: `--${value}`, said }
    case 'time':
      return timeIntent(
        page,
        Number(before),
        sameHalf(wish, old, { said, minutes: Number(value), isMarked: true }),
      )
    case 'phone':
    case 'email':
    case 'url':
      return {
        wish: 'fact',
        key: now.kind,
        value: now.key.slice(now.kind.length + 1),
        ...(now.kind === 'phone' && { written: said }),
      }
    case 'sum': {
      const [price, more] = facts.prices?.filter(({ amount }) => amount === Number(before)) ?? []
      const amount = { to: Number(value), currency: null }
      return price && !more ? { wish: 'amount', items: [price.item], amount } : null
    }
    default:
      return null
  }
}

function timeIntent(page: PageDocument, at: number, from: NewTime): Intent {
  const { hours } = page.facts
  const [old, now] = [clockOf(at), clockOf(from.minutes)]
  if (hours?.includes(old)) return { wish: 'week', hours: hours.replaceAll(old, now) }
  return { wish: 'time', words: '', at, from, said: from.said, side: 'from' }
}

/** "오후 2시가 아니라 3시": the word for the half of the day is said once. */
function sameHalf({ text }: MarkedWish, old: ToldValue, now: NewTime): NewTime {
  const half = /^[^\d]+(?=\d)/.exec(text.raw.slice(...old.span))?.[0]
  const isLate = Number(old.key.slice('time:'.length)) >= halfDay
  if (!half || !/^\d/.test(now.said) || now.minutes >= halfDay) return now
  return { ...now, said: half + now.said, minutes: now.minutes + (isLate ? halfDay : 0) }
}

type NewTime = Extract<Intent, { wish: 'time' }>['from']

/** Whether something else is asked for than that a value is another. */
export const asksOther = ({ marks }: MarkedWish): boolean =>
  marks.some((mark) => !isSoft(mark) && others.some((tag) => means(mark, tag)))
