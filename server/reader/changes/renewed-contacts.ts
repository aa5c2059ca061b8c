import { asideWords } from '../asides/aside-words.ts'
import type { Draft } from '../draft.ts'
import { fold } from '../text/fold.ts'
import { tagAt, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import type { Value } from '../withdrawals/values.ts'
import type { Renewal, Swap } from './renewed-values.ts'

/** Of a new number and the old one: who answers it goes with it. */
export const renewedContact = (renewal: Renewal, old: Value, now: Value): Swap | null =>
  contactLines(renewal, old, now) ?? namedContact(renewal, old, now)

/**
 * "Anmeldung bei Herrn Koller, 09921 …" for "Anmeldung bei Frau Huber, 09921 …": a number goes with who
 * answers it, where the lines of both tell nothing else.
 */
function contactLines(renewal: Renewal, old: Value, now: Value): Swap | null {
  const { draft, all } = renewal
  if (old.kind !== 'phone') return null
  const { raw } = draft.text
  const isAlone = ([start, end]: Span) =>
    all.filter(({ span }) => span[0] >= start && span[1] <= end).length === 1
  const [before, behind] = [lineAround(raw, old.span), clauseAround(renewal, now.span)]
  const tells = /\p{L}{2}/u.test(raw.slice(...behind).replace(raw.slice(...now.span), ''))
  if (!tells || !isAlone(before) || !isAlone(behind)) return null
  const ordered = behindOrder(draft, behind, now.span)
  if (!ordered) return { old: before, now: behind }
  const label = /^[^\d:：]*[:：]\s*/.exec(raw.slice(...before))?.[0].length ?? 0
  return { old: [before[0] + label, before[1]], now: ordered }
}

/** "Josette, 04 65 …" and "06 39 … (Odile)": whoever answers a number goes with it. */
function namedContact({ draft }: Renewal, old: Value, now: Value): Swap | null {
  if (old.kind !== 'phone') return null
  const { raw } = draft.text
  const [was, is] = [nameBefore(raw, old.span), nameBefore(raw, now.span)]
  const behind = /^\s?[(（]\s?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?[)）]/u.exec(raw.slice(now.span[1]))
  if (was === null || (is === null && !behind)) return null
  return {
    old: [was, old.span[1]],
    now: [is ?? now.span[0], now.span[1] + (is === null && behind ? behind[0].length : 0)],
  }
}

/** Where "Frau Thoma, " begins that stands before a number in a sentence. */
function nameBefore(raw: string, [start]: Span): number | null {
  const line = raw.slice(raw.lastIndexOf('\n', start - 1) + 1, start)
  const name = /(?<=\S\s)(?:\p{Lu}\p{L}*\.?\s){0,2}\p{Lu}\p{L}+,?\s$/u.exec(line)
  return name ? start - name[0].length : null
}

/** "Put | Noreen 086 … | instead": who is to stand there, where it is ordered. */
function behindOrder({ text }: Draft, [start]: Span, number: Span): Span | null {
  const orders = asideWords(text.language.code)?.lists.tell ?? []
  const order = orders.find((each) => text.folded.slice(start).startsWith(`${fold(each)} `))
  return order ? [start + order.length + 1, number[1]] : null
}

/** A line without its bullet and its final stop. */
function lineAround(raw: string, [start, end]: Span): Span {
  const from = raw.lastIndexOf('\n', start - 1) + 1
  const to = raw.indexOf('\n', end)
  const bullet = /^[\s*•・–-]*/.exec(raw.slice(from, start))?.[0].length ?? 0
  const said = raw.slice(from, to < 0 ? raw.length : to)
  return [from + bullet, from + said.replace(/[\s.]+$/, '').length]
}

/** "Bridie has given up, | exhibitors ring Pat 086 …": of a line what leads to a number, with its words. */
function clauseAround({ draft: { text }, tags }: Renewal, number: Span): Span {
  const { raw } = text
  const [start, end] = lineAround(raw, number)
  const borders = [...raw.slice(start, number[0]).matchAll(/[,;、]\s*|[.!?。]\s+/g)].map(
    ({ 0: mark, index }) => start + index + mark.length,
  )
  const first = borders.findLast((at) => /\p{L}{2}/u.test(raw.slice(at, number[0]))) ?? start
  const from = behindReason(text, [first, number[0]])
  const rest = raw.slice(number[1], end).search(/[,;、.!?。]/)
  const stop = rest < 0 ? end : number[1] + rest
  // "Ring Pat 086 … | instead of Bridie".
  const held = tags.find(({ tag, start }) => tag === 'contrasting' && start >= number[1])?.start
  return [from, trimmed(raw, [from, Math.min(stop, held ?? stop)])[1]]
}

/** "Gerald has moved to Spain so | ring Pauline": why comes before a conjunction. */
function behindReason(text: Draft['text'], [start, end]: Span): number {
  const words = tokensIn(text, start, end).filter(({ kind }) => kind === 'word')
  const at = words.findLastIndex(
    (word) => tagAt(text, word.start, 'words.conjunctions')?.end === word.end,
  )
  return at >= leastReason ? (words[at + 1]?.start ?? start) : start
}

/** Words of "Ron has retired". */
const leastReason = 3
