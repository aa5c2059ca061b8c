import type { Action, ActionKind } from '#shared/page/facts.ts'
import type { Draft } from '../draft.ts'
import { endingBefore } from '../text/ending-before.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { personNameOf } from '../text/person-names.ts'
import { type TaggedText, tokensIn } from '../text/tagged-text.ts'
import type { Found } from './found.ts'

/** Channels say how to reach somebody; the other kinds what for, and win where both are said. */
export const channels: ReadonlySet<ActionKind> = new Set([
  'call',
  'sms',
  'whatsapp',
  'line',
  'kakao',
  'mail',
])

/** A mark within a word ends none. */
const sentenceBefore = endingBefore(/(?:[^.!?。！？\n]|[.!?](?=\S))*/)

/** Where the sentence of an offset begins. */
export const sentenceStart = (raw: string, at: number): number =>
  at - (sentenceBefore(raw, at)?.length ?? 0)

/** Nothing but words that join, and who answers, stands between: "app Joost 06 …". */
export function leadsTo(text: TaggedText, from: number, to: number): boolean {
  const between = tokensIn(text, from, to)
  const [first, ...others] = between
  // No list has all names: "app Jantine 06 …".
  const isSomebody =
    first?.kind === 'word' &&
    others.length === 0 &&
    /^\p{Lu}\p{Ll}/u.test(text.raw.slice(first.start, first.end))
  return (
    isSomebody ||
    between.every(
      ({ kind, start, end, text: said }) =>
        (kind === 'word' && (isFunctionWord(text, start, end) || personNameOf(said))) ||
        (kind === 'mark' && /^[:(+]$/.test(said)),
    )
  )
}

/** "Families call us the Owls", 카톡에서 복사: a way that has no number and no account beside it. */
export function namesNoWay(
  { text, contacts }: Draft,
  { value, span: [start, end] }: Found<Action>,
): boolean {
  if (value.kind === 'line' || value.kind === 'kakao') return value.to === undefined
  const hasNumber = contacts.some(
    ({ kind, span: [at] }) =>
      kind === 'phone' &&
      at >= start &&
      (at < end || (leadsTo(text, end, at) && !/[.!?]\s/.test(text.raw.slice(start, at)))),
  )
  return value.kind === 'call' && !hasNumber
}
