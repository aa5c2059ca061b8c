import { turnStamps } from '../debris/chat-stamps.ts'
import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'

/** What was said before anybody spoke in turn, and what each said without who it was and when. */
export function messagesOf(text: string): Span[] {
  const stamps = turnStamps(text)
  const said = stamps.map(([, start], at): Span => {
    const next = stamps[at + 1]?.[0] ?? text.length
    // Behind the last, whoever pasted it goes on.
    const isLast = at === stamps.length - 1
    const end = text.slice(start, next).search(isLast ? /\n/ : /\n\s*\n/)
    return [start, end < 0 ? next : start + end]
  })
  return [[0, stamps[0]?.[0] ?? 0], ...said]
}

/** How many there are who speak: "[18:02] Anna: " and "[18:05] Anna: " are one. */
export const speakersIn = (text: string): number =>
  new Set(turnStamps(text).map((span) => fold(text.slice(...span)).replace(/[^\p{L}]+/gu, ' ')))
    .size
