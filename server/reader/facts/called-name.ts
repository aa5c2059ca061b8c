import type { Scored } from '../candidates/choose.ts'
import type { Claim } from '../claims.ts'
import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { personNameOf } from '../text/person-names.ts'
import { tagAt, tokensIn } from '../text/tagged-text.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'
import { type Found, found } from './found.ts'
import { isNeighbour, isOfOthers } from './names-of-others.ts'
import { isOfSomebody, outrightName } from './outright-name.ts'
import { pageNaming } from './page-naming.ts'
import { quotedFrom } from './quoted-span.ts'

/** Letters of a name that its sentence closes. */
const longest = 20
/** How sure one is of what words for a name and marks around it tell. */
const sure = 0.9

/**
 * "Called 'Old Mill'", 店名は「灯」, 가게 이름은 말순네 찬장이고: what stands in quotation marks behind
 * words for a name, and in scripts whose words close it, what stands between the two.
 */
export function calledName(draft: Draft, candidates: readonly Scored[]): Found<string> | undefined {
  const { raw, tags } = draft.text
  const naming = pageNaming(draft.text)
  if (naming) return found(raw.slice(...naming.name), naming.name, sure)
  const outright = outrightName(draft, candidates)
  if (outright) return found(raw.slice(...outright), outright, sure)
  for (const { tag, start, end } of tags) {
    if (tag !== 'names.before' || isOfSomebody(draft, start)) continue
    const span =
      quotedFrom(raw, end) ??
      quotedFrom(raw, behindReason(draft.text, end)) ??
      closedAt(draft, start, end)
    // "Our motto for next year is called «Under the Earth»".
    if (span && !isOfOthers(draft, span)) return found(raw.slice(...span), span, sure)
  }
  const quoted = quotedAtFirst(draft) ?? quotedBehindTrade(draft)
  return quoted && found(raw.slice(...quoted), quoted, sure)
}

/** "We are called | therefore | “The Boiler”": one word that points back may stand before the name. */
function behindReason(text: Draft['text'], end: number): number {
  const tags = text.startingAt.get(end + 1) ?? []
  const isPronoun = tags.some(({ tag }) => tag === 'words.pronouns')
  const found = tags.find(({ tag }) => tag === 'words.backward' || tag === 'words.fillers')
  return found && !isPronoun ? found.end : end
}

/** 松本市で|「余白」という|読書会を…: the only words in quotation marks of a first sentence, called so there. */
function quotedAtFirst({ text, claims }: Draft): Span | undefined {
  const [first = ''] = /^[^。.!?！？\n]+/.exec(text.raw) ?? []
  if (!isDense(first)) return undefined
  const quotes = claims.filter(({ kind, span }) => kind === 'quote' && span[1] <= first.length)
  const [only, ...others] = quotes
  const isCalled = only && tagAt(text, only.span[1], 'names.after') !== undefined
  // 「藍ノ間（あいのま）」: how it is read aloud is no part of it.
  const isPlain = only && !/[()（）]/.test(text.raw.slice(...only.span))
  return isCalled && isPlain && others.length === 0
    ? [only.span[0] + 1, only.span[1] - 1]
    : undefined
}

/** 書道教室|「ひなた」|を開いて…: what stands in quotation marks right behind a trade, where it is written to it. */
function quotedBehindTrade(draft: Draft): Span | undefined {
  const { text, claims } = draft
  const isNamed = ({ kind, span: [start, end] }: Claim) =>
    kind === 'quote' &&
    end - start <= longest &&
    isDense(text.raw.slice(Math.max(0, start - 2), start)) &&
    endsInTrade(text, [0, start])
  const [only, ...others] = claims.filter(isNamed)
  const span: Span | undefined = only && [only.span[0] + 1, only.span[1] - 1]
  const isOwn = span && others.length === 0 && !isOfOthers(draft, span) && !isNeighbour(draft, span)
  return isOwn ? span : undefined
}

function closedAt({ text }: Draft, before: number, end: number): Span | undefined {
  const { raw, tags } = text
  const start = end + (/^[\s:：]*/.exec(raw.slice(end))?.[0].length ?? 0)
  // 이름은 by itself may be anybody's.
  const isOfBusiness = raw.slice(before, end).trim().length > 3
  if (!isDense(raw.slice(before, end))) return undefined
  const stop = start + raw.slice(start).search(/[.!?,。、！？\n]|$/)
  const close = tags.find(
    (each) => each.tag === 'names.after' && each.start > start + 1 && each.start <= stop,
  )
  const span: Span = [start, close?.start ?? stop]
  const said = raw.slice(...span).trimEnd()
  if (!isOfBusiness && !(close && endsInTrade(text, [start, start + said.length]))) return undefined
  const [first] = tokensIn(text, ...span)
  const isShort = /\p{L}{2}/u.test(said) && said.length <= longest
  const isName = isShort && !personNameOf(first?.text ?? '')
  return isName ? [start, start + said.length] : undefined
}

/** 하늘농원: what it is written to its name. */
const endsInTrade = ({ endingAt }: Draft['text'], [start, end]: Span): boolean =>
  (endingAt.get(end) ?? []).some((tag) => isTradeNoun(tag.tag) && tag.start > start)
