import type { Claim } from '#server/generation/reading/claim-schema.ts'
import { clock, type Interval, parseOpeningHours } from '#shared/page/opening-hours.ts'
import type { LabelledBrief } from '../briefs/labelled-brief.ts'
import { closestWords, wordsOf } from './perfect-claims.ts'

type Pick = (below: number) => number
type Facts = LabelledBrief['facts']
type LabelledPrice = NonNullable<Facts['prices']>[number]

/**
 * What a model makes of true words that it misreads: a digit is another, an hour another day's, a
 * price another thing's, a way to order is one nobody offers. None of it is so.
 */
export function nearMisses(label: LabelledBrief, pick: Pick): Claim[] {
  const { facts } = label
  const one = <T>(list: readonly T[]): T | undefined => list[pick(list.length)]
  const wrong: [Claim['key'], unknown][] = [
    ['phone', facts.phone && wrongPhone(facts.phone, pick)],
    ['since', facts.since && wrongNumber(facts.since, pick)],
    ['hours', facts.hours && wrongHours(facts.hours, pick)],
    ['prices', wrongPrice(label, pick)],
    ['action', wrongAction(label, pick)],
    ['phone', facts.phone && ofOtherCountry(facts.phone, one)],
    ['people', facts.people && { name: one(facts.people), role: one(['CEO', 'Dr.', '店長']) }],
    ['deadline', facts.deadline && `${pick(28) + 1}. ${[facts.deadline].flat()[0]}`],
    ['email', facts.email && `${one(['info', 'x', 'mail'])}${facts.email}`],
    ['email', facts.email?.replace(/@[^.]+/, '@gmail')],
    ['url', facts.url?.replace(/\.(?=[a-z]+\/?$)/, 'x.')],
    [
      'name',
      [facts.name ?? []].flat()[0] &&
        `${[facts.name].flat()[0]} ${one(['Plus', '& Söhne', 'London'])}`,
    ],
    ['place', [facts.place ?? []].flat()[0] && `${pick(80) + 120} ${[facts.place].flat()[0]}`],
  ]
  return wrong.flatMap(([key, value]): Claim[] => {
    if (value === undefined || value === null || value === '' || isTrue(key, value, facts))
      return []
    const closest = key === 'prices' && pick(2) === 0 ? closestWords(label.brief, value) : []
    const words = one(closest) ?? one(wordsOf(label, key as never)) ?? label.brief.slice(0, 200)
    return [{ key, value, words }]
  })
}

/** Chance may make it what it should be. */
function isTrue(key: Claim['key'], value: unknown, facts: Facts): boolean {
  const due = (facts as Record<string, unknown>)[key]
  const same = (other: unknown) => JSON.stringify(other) === JSON.stringify(value)
  if (key === 'prices')
    return (due as LabelledPrice[]).some((each) => isSamePrice(each, value as LabelledPrice))
  return [due].flat().some(same)
}

const isSamePrice = (one: LabelledPrice, other: LabelledPrice): boolean =>
  one.item === other.item && one.amount === other.amount && one.currency === other.currency

function wrongPhone(phone: string, pick: Pick): string {
  const at = phone.length - 1 - pick(6)
  const digit = String((Number(phone[at]) + 1 + pick(8)) % 10)
  const swapped = `${phone.slice(0, -2)}${phone.at(-1)}${phone.at(-2)}`
  return (
    [
      `${phone.slice(0, at)}${digit}${phone.slice(at + 1)}`,
      swapped,
      phone.slice(0, -1),
      `${phone}${pick(10)}`,
    ][pick(4)] ?? phone
  )
}

function ofOtherCountry(phone: string, one: <T>(list: readonly T[]) => T | undefined) {
  const code = one(['+33', '+44', '+81', '+7', '+999'])
  return phone.startsWith('+') && code ? `${code}${phone.slice(3)}` : undefined
}

/** One digit is another. */
function wrongNumber(value: number, pick: Pick): number {
  const digits = String(value)
  const at = pick(digits.length)
  const digit = at === 0 ? 1 + (Number(digits[at]) % 9) : (Number(digits[at]) + 1 + pick(8)) % 10
  return Number(`${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`)
}

const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

function wrongHours(hours: string, pick: Pick): string | undefined {
  const week = parseOpeningHours(hours)?.days
  if (!week || hours === '24/7') return undefined
  const open = week.flatMap((ranges, day) => (ranges.length > 0 ? [day] : []))
  const day = open[pick(open.length)] ?? 0
  const closed = week.flatMap((ranges, at) => (ranges.length === 0 ? [at] : []))
  const anew = week.map((ranges) => [...ranges])
  switch (pick(3)) {
    case 0: {
      // An hour earlier or later, on every day that has it.
      const from = anew[day]?.[0]?.from ?? 0
      const by = (1 + pick(4)) * (pick(2) === 0 ? 60 : -60)
      for (const ranges of anew)
        for (const [at, range] of ranges.entries())
          if (range.from === from) ranges[at] = { from: Math.max(0, from + by), to: range.to }
      break
    }
    case 1: {
      // Two days have each other's hours.
      const other = open.find((each) => JSON.stringify(week[each]) !== JSON.stringify(week[day]))
      if (other === undefined) return undefined
      anew[day] = week[other] ?? []
      anew[other] = week[day] ?? []
      break
    }
    default: {
      const more = closed[pick(closed.length)]
      if (more === undefined) return undefined
      anew[more] = week[day] ?? []
    }
  }
  const written = anew.flatMap((ranges, at) =>
    ranges.length > 0 ? [`${names[at]} ${ranges.map(write).join(',')}`] : [],
  )
  const text = written.join('; ')
  return JSON.stringify(parseOpeningHours(text)?.days) === JSON.stringify(week) ? undefined : text
}

const write = ({ from, to }: Interval): string =>
  `${clock(from)}-${clock(to > 1440 ? to - 1440 : to)}`

const units = ['night', 'hour', 'kg', 'person', 'month', 'week', 'half-hour', 'piece'] as const

function wrongPrice({ facts, brief }: LabelledBrief, pick: Pick): LabelledPrice | undefined {
  const { prices = [] } = facts
  const price = prices[pick(prices.length)]
  const other = prices[pick(prices.length)]
  if (!price || !other || price.item === '') return undefined
  switch (pick(5)) {
    case 0:
      return { ...price, amount: wrongNumber(price.amount, pick) }
    case 1:
      return other.item === price.item
        ? undefined
        : { ...price, amount: other.amount, currency: other.currency }
    case 2:
      // Where no sign tells the money it is the country's.
      return /[£€₩円원]/.test(brief)
        ? { ...price, currency: price.currency === 'GBP' ? 'USD' : 'GBP' }
        : undefined
    case 3: {
      // The right sum for another while, or for something else that is counted.
      const unit = units[pick(units.length)]
      return unit === undefined || unit === price.unit ? undefined : { ...price, unit }
    }
    default:
      return price.to === undefined ? { ...price, to: price.amount * 3 + 1 } : undefined
  }
}

/** Ways to act that no word of the brief is about. */
function wrongAction({ spans, facts }: LabelledBrief, pick: Pick): { kind: string } | undefined {
  const kinds = ['kakao', 'line', 'tickets', 'donate', 'whatsapp', 'sms']
  const kind = kinds[pick(kinds.length)] ?? 'kakao'
  const said = spans
    .map(([, words]) => words)
    .join('')
    .toLowerCase()
  const marks: Record<string, RegExp> = {
    kakao: /kakao|카톡|카카오|오픈채팅|채널|톡|オープン|カカオ/,
    line: /line|ライン|らいん|라인|公式/,
    tickets: /./,
    donate: /./,
    whatsapp: /whats|wapp|wpp|wsp|zap|wa\b|app|왓|wats|guasa|wasap|ワッツ|schr/,
    sms: /sms|text|txt|문자|texto|ショート|message|messag|mensaje|\d{5}/,
  }
  return facts.action === kind || marks[kind]?.test(said) ? undefined : { kind }
}
