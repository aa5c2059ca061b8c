import type { Action } from '#shared/page/facts.ts'
import type { Draft } from '../draft.ts'
import { tagsIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { type Found, found } from './found.ts'

/** 카카오톡 ID dalbit_film: an account of a messenger is there to be written to. */
export function accountTold(draft: Draft): Found<Action> | undefined {
  for (const kind of ['line', 'kakao'] as const) {
    const [named] = tagsIn(draft.text, 0, draft.text.raw.length, `contact.${kind}`)
    const link = linkOf(draft, kind)
    if (named && link) return found({ kind }, over([named.start, named.end], link), 0.8)
    const to = accountOf(draft, kind)
    if (to && named) return found({ kind, to }, [named.start, named.end], 0.8)
  }
  return undefined
}

export const over = (one: Span, other: Span): Span => [
  Math.min(one[0], other[0]),
  Math.max(one[1], other[1]),
]

/** 오픈채팅 open.kakao.com/o/…, LINE lin.ee/…: a chat with an address of its own, behind its messenger's name. */
export function linkOf({ text, contacts }: Draft, kind: 'line' | 'kakao'): Span | undefined {
  const named = tagsIn(text, 0, text.raw.length, `contact.${kind}`)
  return contacts.find(
    ({ kind: contact, span: [start] }) =>
      contact === 'url' && named.some(({ end }) => end <= start && start - end <= linkGap),
  )?.span
}
/** Letters between a messenger's name and the address of a chat: "오픈채팅 주소는 ". */
const linkGap = 16

/** 카톡 dalbamflower, 카카오톡 채널 '흙과오후': an account is an id or a name behind the messenger's. */
export function accountOf(
  { text, claims, contacts }: Draft,
  kind: 'line' | 'kakao',
): string | undefined {
  const handle = contacts.find(({ kind: contact }) => contact === 'handle')?.value
  if (handle) return handle
  for (const { end } of tagsIn(text, 0, text.raw.length, `contact.${kind}`)) {
    const quote = claims.find(
      ({ kind: claim, span }) => claim === 'quote' && span[0] >= end && span[0] <= end + accountGap,
    )
    if (quote) return text.raw.slice(...trimmed(text.raw, quote.span))
    const id =
      /^[\p{Script=Hiragana}\p{Script=Hangul}]{0,2}\s?[(（]?(?:id)?[\s:：]*([A-Za-z][\w.-]{3,30})(?![\w@])/iu.exec(
        text.raw.slice(end),
      )
    if (id) return id[1]
  }
  return undefined
}
/** Letters between the messenger's name and a name in quotation marks. */
const accountGap = 4
