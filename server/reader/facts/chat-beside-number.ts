import type { Draft } from '../draft.ts'
import { isUnspaced } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import type { Tag } from '../text/phrase-index.ts'
import { hasTag, type TaggedText, tagBefore, tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { sensesOf } from '../text/word-senses.ts'
import { leadsTo } from './action-channels.ts'
import { isDenied } from './denied-action.ts'

export const chats = ['whatsapp', 'sms'] as const
export type Chat = (typeof chats)[number]
/** Letters of the longest word for one, and of what may stand between it and its number. */
const chatReach = 24

/** A messenger, with the number that is for it. */
export interface ChatTold {
  kind: Chat
  span: Span
  /** Whether it is said to be liked best. */
  isLiked: boolean
}

/**
 * "app 06 1234 5678", "por WhatsApp al 11 5550 0172": a messenger beside a number, wherever that stands;
 * behind it where words that say how come last, 090-0000-3816 ショートメールで.
 */
export function chatBesideNumber({
  text,
  contacts,
}: Pick<Draft, 'text' | 'contacts'>): ChatTold | undefined {
  const phones = contacts.filter(({ kind }) => kind === 'phone')
  for (const { span } of phones) {
    for (const kind of chats) {
      const cue = cuesOf(kind)
        .flatMap((tag) =>
          tagsIn(text, Math.max(0, span[0] - longestAsked), span[1] + chatReach, tag),
        )
        .find((one) => isOf(one, span) && !isRefused(text, one, span[0]))
      const isLiked = cue !== undefined && cue.start >= span[1] && isBest(text, span[1], cue.start)
      if (cue) return { kind, span: [Math.min(cue.start, span[0]), span[1]], isLiked }
    }
  }
  return onlyChat(text, phones)

  function isOf({ start, end }: Place, span: Span): boolean {
    if (start >= span[1])
      return (
        isLast(text, span[1], start) ||
        isNoted(text, phones, span[1], start, end) ||
        isBest(text, span[1], start)
      )
    const isNear = start >= span[0] - chatReach && leadsTo(text, end, span[0])
    return start < span[0] && (isNear || asksUpTo(text, start, span[0]))
  }
}

type Place = Pick<Tag, 'start' | 'end'>

const cuesOf = (kind: Chat) => [`actions.${kind}`, `contact.${kind}`, `contact.${kind}Who`]

/** "No rent app 06 1234 5678": what is denied is the rent, where the word for it leads to the number. */
function isRefused(text: TaggedText, cue: Place, number: number): boolean {
  if (!isDenied(text, cue)) return false
  if (cue.end > number || !leadsTo(text, cue.end, number)) return true
  const denial = tagsIn(text, 0, cue.start, 'words.negations').at(-1)
  const between = denial ? tokensIn(text, denial.end, cue.start) : []
  return between.every(({ start, end }) => isFunctionWord(text, start, end))
}

/**
 * "Photos by WhatsApp, quote the same day … 348 010 0968": the one way that is named at all is for the
 * one number there is.
 */
function onlyChat(text: TaggedText, phones: Draft['contacts']): ChatTold | undefined {
  const [phone, ...others] = phones
  const all = (tag: string) => tagsIn(text, 0, text.raw.length, tag)
  if (!phone || others.length > 0 || all('actions.call').length > 0) return undefined
  for (const kind of chats) {
    // "Text" is a noun as well.
    const isPlain = ({ start, end }: Place) =>
      kind === 'whatsapp' || /\s/.test(text.raw.slice(start, end))
    // "0382 555 071, also on WhatsApp": what is noted behind its number is no more than also there.
    const isApart = ({ start }: Place) =>
      start < phone.span[0] || /[.!?\n]/.test(text.raw.slice(phone.span[1], start))
    const cue = all(`actions.${kind}`).find(
      (one) => isPlain(one) && isApart(one) && !isDenied(text, one),
    )
    if (cue) return { kind, span: phone.span, isLiked: false }
  }
  return undefined
}

/** Nothing but small words between a number and how one writes to it, in a script where that comes last. */
const isLast = (text: TaggedText, from: number, to: number): boolean =>
  isUnspaced(text.raw[to]) && leadsTo(text, behindBracket(text, from, to), to)

/** 090-0000-3816(恵子)にショートメール: behind who answers, in brackets. */
const behindBracket = ({ raw }: TaggedText, from: number, to: number): number =>
  from + (/^\s?[(（][^)）]*[)）]/.exec(raw.slice(from, to))?.[0].length ?? 0)

/** "079 … am liebsten WhatsApp", "600 … (Merche, mejor whatsapp)": said behind its number to be liked best. */
function isBest(text: TaggedText, from: number, to: number): boolean {
  const isOne = !/[.!?\n]/.test(text.raw.slice(from, to))
  return isOne && tagBefore(text, to - 1, 'words.preferring') !== undefined
}

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
