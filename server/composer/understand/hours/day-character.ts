import { isAsian, isDigit } from '../read-text.ts'
import type { DaySet } from './atom.ts'

/** 900円月〜金, 受付は月〜土: a range from one day to another, wherever it stands. */
const rangeTo = /^\s?[〜~～–-]\s?(\p{L})(?:曜|[^\p{L}]|$)/u

/** 火 alone is a day only among its like: 火〜日, 土・日, (水), 월·수 휴무. */
export function dayCharacter(folded: string, at: number, characters: string): DaySet | null {
  const day = characters.indexOf(folded.charAt(at))
  if (day < 0 || folded.charAt(at) === '') return null
  const near = (from: number, step: number): string => {
    let i = from
    while (/[\s、・,~〜～/&と·\-–()（）]/.test(folded[i] ?? 'x')) i += step
    return folded[i] ?? ''
  }
  const before = folded[at - 1]
  const after = folded[at + 1]
  const peers =
    characters.includes(near(at - 1, -1) || '?') || characters.includes(near(at + 1, 1) || '?')
  const freeBefore = !isAsian(before) && !isDigit(before)
  const freeAfter = !isAsian(after)
  const dayBefore = before !== undefined && characters.includes(before)
  // 三日月 is a moon.
  if (dayBefore && /[一二三四五六七八九十満半]/.test(folded[at - 2] ?? '')) return null
  const dayAfter = after !== undefined && characters.includes(after)
  const tail = folded.slice(at + 1, at + 5)
  const closing = /^\s?(?:は|が|の(?=\s?(?:\d|午|朝|夜|夕|昼))|定休|祝|休|曜|휴|에|요일)/.test(tail)
  const lastDay = rangeTo.exec(folded.slice(at + 1, at + 6))?.[1]
  if (
    !isDigit(before) &&
    lastDay !== undefined &&
    characters.includes(lastDay) &&
    !/\p{Script=Han}/u.test(before === '円' ? '' : (before ?? ''))
  )
    return 1 << day
  const opens = freeBefore || dayBefore || /[週매주は와はとの祝は에]/.test(before ?? '')
  if (!opens) return null
  if (dayBefore && (freeAfter || dayAfter || closing)) return 1 << day
  if (dayAfter && !isDigit(before)) return 1 << day
  if (closing) return 1 << day
  // 診療時間は月・火・木: the first of a list.
  if (freeAfter && peers) return 1 << day
  const timed = /[（(]/.test(before ?? '') || /^\s?[\d:：]/.test(tail)
  return freeBefore && freeAfter && timed ? 1 << day : null
}
