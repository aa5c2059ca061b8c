import type { Draft } from '../draft.ts'
import { isUnspaced } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { hasTag, type TaggedText, tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { sensesOf } from '../text/word-senses.ts'
import { leadsTo } from './action-channels.ts'
import { isDenied } from './denied-action.ts'

export const chats = ['whatsapp', 'sms'] as const
export type Chat = (typeof chats)[number]
/** Letters of the longest word for one, and of what may stand between it and its number. */
const chatReach = 24

/**
 * "app 06 1234 5678", "por WhatsApp al 11 5550 0172": a messenger beside a number, wherever that stands;
 * behind it where words that say how come last, 090-0000-3816 ショートメールで.
 */
export function chatBesideNumber({
  text,
  contacts,
}: Pick<Draft, 'text' | 'contacts'>): { kind: Chat; span: Span } | undefined {
  const phones = contacts.filter(({ kind }) => kind === 'phone')
  for (const { span } of phones) {
    for (const kind of chats) {
      const cue = [`actions.${kind}`, `contact.${kind}`, `contact.${kind}Who`]
        .flatMap((tag) =>
          tagsIn(text, Math.max(0, span[0] - longestAsked), span[1] + chatReach, tag),
        )
        .find(
          ({ start, end }) =>
            (start < span[0] && start >= span[0] - chatReach && leadsTo(text, end, span[0])) ||
            (end < span[0] && asksUpTo(text, start, span[0])) ||
            (start >= span[1] && isLast(text, span[1], start)) ||
            (kind === 'whatsapp' && start >= span[1] && isNoted(text, phones, span[1], start, end)),
        )
      if (cue && !isDenied(text, cue))
        return { kind, span: [Math.min(cue.start, span[0]), span[1]] }
    }
  }
  return undefined
}

/** Nothing but small words between a number and how one writes to it, in a script where that comes last. */
const isLast = (text: TaggedText, from: number, to: number): boolean =>
  isUnspaced(text.raw[to]) && !/[(（]/.test(text.raw.slice(from, to)) && leadsTo(text, from, to)

/** "0162 … nur WhatsApp weil ich nicht rangeh": noted behind its number, and no other stands behind it. */
function isNoted(
  text: TaggedText,
  phones: Draft['contacts'],
  from: number,
  start: number,
  end: number,
): boolean {
  const between = tokensIn(text, from, start).filter(({ kind }) => kind === 'word')
  const isPlain = between.every(
    (word) =>
      isFunctionWord(text, word.start, word.end) ||
      sensesOf(text.language, word.text).includes('only'),
  )
  const isOfNext = phones.some(({ span: [at] }) => at >= end && leadsTo(text, end, at))
  return isPlain && /^[\s(]*[^.,;:!?()]*$/.test(text.raw.slice(from, start)) && !isOfNext
}

/** Letters of "app me what is broken, with a photo, then I know whether I have the part". */
const longestAsked = 170

/** Letters of what a message is for. */
const longestPurpose = 12

/** The sentence begins with it, or with what it is for, ends with the number and names no other way. */
function asksUpTo(text: TaggedText, from: number, to: number): boolean {
  const before = text.raw.slice(0, from).search(/[^.!?,;:\n]*$/)
  const lead = text.raw.slice(before, from).trim()
  // 주문은 문자로 …: what it is for stands before it.
  const near = Math.max(before, from - longestPurpose)
  const isFor = hasTag(text, near, from, 'actions.')
  const begins = lead === '' || isFor
  const isOne = !/[.!?\n]/.test(text.raw.slice(from, to))
  return begins && isOne && !hasTag(text, from, to, 'actions.call')
}
