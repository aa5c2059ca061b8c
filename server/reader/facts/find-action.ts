import { type Action, type ActionKind, actionKinds } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft, Piece } from '../draft.ts'
import { endingBefore } from '../text/ending-before.ts'
import { isUnspaced } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { personNameOf } from '../text/person-names.ts'
import { hasTag, tagsIn, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { type Found, found } from './found.ts'
import { isOnlyWritten } from './only-written.ts'

/** Channels say how to reach somebody; the other kinds what for, and win where both are said. */
const channels: ReadonlySet<ActionKind> = new Set([
  'call',
  'sms',
  'whatsapp',
  'line',
  'kakao',
  'mail',
])
const messengers: ReadonlySet<ActionKind> = new Set(['whatsapp', 'line', 'kakao'])
/** The longest words a button holds. */
const longestLabel = 40

/** Roles whose statements may say what to do, the surest first: "Reservas: hola@…" is a contact. */
const asking: readonly SpanRole[] = ['action', 'contact', 'deadline']

/** Roles of a request that goes on behind its first piece. */
const asksOf: ReadonlySet<SpanRole> = new Set(['instruction', 'action'])

/** Ways a contact offers anyway; its "Tel." and "Mail:" ask for nothing. */
const plain: ReadonlySet<ActionKind> = new Set(['call', 'mail', 'message', 'visit'])

/** What the reader of the page is to do, and whether the number is there to be called at all. */
export function findAction(draft: Draft, industry: Industry): Found<Action> | undefined {
  const action = actionAsked(draft, industry)
  const chat = chats.find((kind) => kind === action?.value.kind)
  return action && chat && isOnlyWritten(draft, chat)
    ? { ...action, value: { ...action.value, only: true } }
    : action
}

/** The first thing a statement asks for. */
function actionAsked(draft: Draft, industry: Industry): Found<Action> | undefined {
  const wanted =
    buttonAsked(draft) ??
    (industry === 'event' ? replyAsked(draft) : undefined) ??
    doneOnSite(draft)
  if (wanted) return wanted
  const chat = chatBeforeNumber(draft)
  const byChat = chat && found({ kind: chat.kind }, chat.span, 0.8)
  for (const role of asking) {
    for (const piece of draft.pieces) {
      const action = piece.role === role ? actionOf(draft, piece) : undefined
      // "Talk to Jussara on WhatsApp 31 9555…": how one writes says more than that one does.
      if (action?.value.kind === 'message' && byChat) return byChat
      if (action && !(role !== 'action' && plain.has(action.value.kind))) return action
    }
  }
  return byChat ?? accountTold(draft)
}

/** What can be done on another site. */
const onSite: readonly ActionKind[] = ['download', 'tickets', 'donate', 'book', 'order', 'enrol']
/** Letters behind an account in which is said what it is for: "insta @x, envoyez un mp". */
const behindAccount = 24

/**
 * "Download it at tidewatch.example", "Pour donner : moulin.example/don": what a sentence asks for and
 * gives the site to do it on, no other way being named between the two.
 */
function doneOnSite({ text, contacts }: Draft): Found<Action> | undefined {
  for (const { kind: contact, span } of contacts) {
    if (contact !== 'url') continue
    const path = pathKind(text, span)
    if (path) return found({ kind: path }, [span[0], span[1]], 0.8)
    const start = sentenceStart(text.raw, span[0])
    const cues = onSite
      .flatMap((kind) =>
        tagsIn(text, start, span[0], `actions.${kind}`).map((tag) => ({ kind, tag })),
      )
      .filter(({ tag }) => !isDenied(text, tag) && !namesWay({ text, contacts }, tag.end, span[0]))
    const nearest = cues.toSorted(
      (one, other) => other.tag.end - one.tag.end || one.tag.start - other.tag.start,
    )[0]
    if (nearest) return found({ kind: nearest.kind }, [nearest.tag.start, span[1]], 0.8)
    const isAccount = text.raw[span[0]] === '@'
    const asks = tagsIn(text, start, span[1] + behindAccount, 'actions.message')[0]
    if (isAccount && asks && !isDenied(text, asks))
      return found(
        { kind: 'message' },
        [Math.min(asks.start, span[0]), Math.max(asks.end, span[1])],
        0.8,
      )
  }
  return undefined
}

/** "chezondine.example/rdv": an address that says what is done there. */
function pathKind(text: Draft['text'], [start, end]: Span): ActionKind | undefined {
  const slash = text.raw.indexOf('/', text.raw.indexOf('.', start))
  if (slash < 0 || slash >= end) return undefined
  return onSite.find((kind) => tagsIn(text, slash, end, `actions.${kind}`).length > 0)
}

/** A mark within a word ends none. */
const sentenceBefore = endingBefore(/(?:[^.!?。！？\n]|[.!?](?=\S))*/)

const sentenceStart = (raw: string, at: number): number =>
  at - (sentenceBefore(raw, at)?.length ?? 0)

/** "Book by phone, photos at …": a way stands nearer to what is asked than the site. */
function namesWay({ text, contacts }: Pick<Draft, 'text' | 'contacts'>, from: number, to: number) {
  return (
    contacts.some(({ span }) => span[0] >= from && span[1] <= to) ||
    [...channels].some((kind) =>
      ['actions', 'contact'].some((file) => hasTag(text, from, to, `${file}.${kind}`)),
    )
  )
}

/** 카카오톡 ID dalbit_film: an account of a messenger is there to be written to. */
function accountTold(draft: Draft): Found<Action> | undefined {
  for (const kind of ['line', 'kakao'] as const) {
    const [named] = tagsIn(draft.text, 0, draft.text.raw.length, `contact.${kind}`)
    const link = linkOf(draft, kind)
    if (named && link) return found({ kind }, over([named.start, named.end], link), 0.8)
    const to = accountOf(draft, kind)
    if (to && named) return found({ kind, to }, [named.start, named.end], 0.8)
  }
  return undefined
}

const chats = ['whatsapp', 'sms'] as const
export type Chat = (typeof chats)[number]
/** Letters of the longest word for one, and of what may stand between it and its number. */
const chatReach = 24

/** "app 06 1234 5678", "por WhatsApp al 11 5550 0172": a messenger before a number, wherever that stands. */
export function chatBeforeNumber({
  text,
  contacts,
}: Pick<Draft, 'text' | 'contacts'>): { kind: Chat; span: Span } | undefined {
  const phones = contacts.filter(({ kind }) => kind === 'phone')
  for (const { span } of phones) {
    for (const kind of chats) {
      const cue = [`actions.${kind}`, `contact.${kind}`, `contact.${kind}Who`]
        .flatMap((tag) => tagsIn(text, Math.max(0, span[0] - longestAsked), span[1], tag))
        .find(
          ({ start, end }) =>
            (start < span[0] && start >= span[0] - chatReach && leadsTo(text, end, span[0])) ||
            (end < span[0] && asksUpTo(text, start, span[0])),
        )
      if (cue && !isDenied(text, cue)) return { kind, span: [cue.start, span[1]] }
    }
  }
  return undefined
}

/** Letters of "app me what is broken, with a photo, then I know whether I have the part". */
const longestAsked = 170

/** The sentence begins with it, ends with the number and names no other way. */
function asksUpTo(text: Draft['text'], from: number, to: number): boolean {
  const begins = /(?:^|[.!?,;:\n])\s*$/.test(text.raw.slice(Math.max(0, from - 4), from))
  const isOne = !/[.!?\n]/.test(text.raw.slice(from, to))
  return begins && isOne && !hasTag(text, from, to, 'actions.call')
}

/** Nothing but words that join, and who answers, stands between: "app Joost 06 …". */
function leadsTo(text: Draft['text'], from: number, to: number): boolean {
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

/** "The button should lead to the trial lesson", "want people to book": asked of whoever makes the page. */
function buttonAsked(draft: Draft): Found<Action> | undefined {
  const { text, pieces } = draft
  const [word] = ['words.buttons', 'words.wishes'].flatMap((tag) =>
    tagsIn(text, 0, text.raw.length, tag),
  )
  if (!word) return undefined
  const at = pieces.findIndex(({ span }) => word.start < span[1])
  const [piece, next] = [pieces[at], pieces[at + 1]]
  if (!piece) return undefined
  return (
    actionOf(draft, piece) ??
    labelled(draft, piece) ??
    (next && asksOf.has(piece.role)
      ? actionOf(draft, { ...piece, span: [piece.span[0], next.span[1]] })
      : undefined)
  )
}

/** "The button should say “I want to sing” and open a form": its own words, whatever they ask for. */
function labelled({ text, claims }: Draft, { span }: Piece): Found<Action> | undefined {
  const end = span[0] + text.raw.slice(span[0]).search(/[.!?\n]\s|[.!?]$|\n|$/)
  const quote = claims.find(
    ({ kind, span: own }) => kind === 'quote' && own[0] >= span[0] && own[1] <= end,
  )
  if (!quote || !hasTag(text, span[0], end, 'words.buttons')) return undefined
  const [from, to] = trimmed(text.raw, quote.span)
  const label = text.raw.slice(from, to)
  if (label.length > longestLabel) return undefined
  return found({ kind: 'message', label }, [span[0], end], 0.8)
}

/** "Let us know if you are coming": nothing else guests are asked for comes before it. */
function replyAsked({ text }: Draft): Found<Action> | undefined {
  const reply = tagsIn(text, 0, text.raw.length, 'actions.rsvp').find(({ start, end }) =>
    /\s/.test(text.raw.slice(start, end)),
  )
  return reply && found({ kind: 'rsvp' }, [reply.start, reply.end], 0.8)
}

/** Letters before a word for what to do, and behind it in scripts without spaces, in which it is denied. */
const denying = { before: 12, behind: 5 }

/** "No need to book", 予約いらない: within a clause. */
function isDenied(text: Draft['text'], { start, end }: { start: number; end: number }): boolean {
  const from = Math.max(0, start - denying.before)
  const clause = from + text.raw.slice(from, start).search(/[^,.;:!?\n]*$/)
  const stop = isUnspaced(text.raw[end - 1]) ? end + denying.behind : start
  return hasTag(text, clause, stop, 'words.negations')
}

function actionOf(draft: Draft, { span }: Piece): Found<Action> | undefined {
  const { text, claims, contacts } = draft
  // "dons@entraide.example" asks for no gift.
  const isAddress = ({ start, end }: { start: number; end: number }) =>
    contacts.some(({ span: own }) => own[0] <= start && end <= own[1])
  // 'Daon tuning' is a channel's name, and "Book now" what a button says.
  const isButton = hasTag(text, ...span, 'words.buttons')
  const quote = claims.find(
    ({ kind, span: own }) => isButton && kind === 'quote' && own[0] >= span[0] && own[1] <= span[1],
  )
  const said = actionKinds
    // Nobody downloads anything where no site is given.
    .filter((kind) => kind !== 'download')
    .flatMap((kind) =>
      [`actions.${kind}`, `contact.${kind}`].flatMap((tag) =>
        tagsIn(text, ...span, tag).map(({ start, end }) => ({ kind, start, end })),
      ),
    )
    .filter(
      (one) =>
        !isAddress(one) &&
        !(one.kind === 'tickets' && isAtDoor(draft, one)) &&
        (channels.has(one.kind) || one.kind === 'message' || !isDenied(text, one)),
    )
  const longest = said.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  // "Text me, don't ring": one that is denied is wanted least.
  const ways = longest.filter(({ kind }) => channels.has(kind))
  const wanted = ways.filter((one) => !isDenied(text, one))
  // "A voice message on WhatsApp": a messenger that is named is more than a message.
  const named = wanted.find(({ kind }) => messengers.has(kind))
  const channel = (named ?? wanted[0] ?? ways[0])?.kind
  const purpose = longest.find(({ kind }) => !channels.has(kind))?.kind
  // "Leave a message on 01597 …": how it reaches somebody says more than that it does.
  const asked = purpose === 'message' ? (channel ?? wayTold(draft, span) ?? purpose) : purpose
  const kind = channelAsked(channel) ?? asked ?? channel
  if (!kind) return undefined
  const [start, end] = quote ? trimmed(text.raw, quote.span) : [0, 0]
  const label =
    end - start > 0 && end - start <= longestLabel ? text.raw.slice(start, end) : undefined
  const isChat = kind === 'line' || kind === 'kakao'
  const link = isChat ? linkOf(draft, kind) : undefined
  if (link) return found({ kind, ...(label && { label }) }, over(span, link), 0.8)
  const to = isChat ? accountOf(draft, kind) : undefined
  return found({ kind, ...(label && { label }), ...(to && { to }) }, span, 0.8)
}

/** "Tickets £8 on the door": had where one comes, unless the sentence tells where else. */
function isAtDoor({ text, contacts }: Draft, { start }: { start: number }): boolean {
  const from = sentenceStart(text.raw, start)
  const end = from + text.raw.slice(from).search(/[.!?](?=\s|$)|[。！？\n]|$/)
  return (
    hasTag(text, from, end, 'words.atDoor') &&
    !contacts.some(({ span }) => span[0] >= from && span[1] <= end)
  )
}

const over = (one: Span, other: Span): Span => [
  Math.min(one[0], other[0]),
  Math.max(one[1], other[1]),
]

/** 오픈채팅 open.kakao.com/o/…, LINE lin.ee/…: a chat with an address of its own, behind its messenger's name. */
function linkOf({ text, contacts }: Draft, kind: 'line' | 'kakao'): Span | undefined {
  const named = tagsIn(text, 0, text.raw.length, `contact.${kind}`)
  return contacts.find(
    ({ kind: contact, span: [start] }) =>
      contact === 'url' && named.some(({ end }) => end <= start && start - end <= linkGap),
  )?.span
}
/** Letters between a messenger's name and the address of a chat: "오픈채팅 주소는 ". */
const linkGap = 16

/** The one way to reach somebody that a statement gives, or that stands right behind it. */
function wayTold({ text, contacts }: Draft, [start, end]: Span): ActionKind | undefined {
  const told = contacts.filter(
    ({ span }) => span[0] >= start && (span[1] <= end || leadsTo(text, end, span[0])),
  )
  const [first, second] = new Set(told.map(({ kind }) => kind))
  if (first === 'phone' && !second) return 'call'
  return first === 'email' && !second ? 'mail' : undefined
}

/** 카톡 dalbamflower, 카카오톡 채널 '흙과오후': an account is an id or a name behind the messenger's. */
function accountOf({ text, claims, contacts }: Draft, kind: 'line' | 'kakao'): string | undefined {
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

/** A messenger that is named is the way that is wanted, whatever it is wanted for. */
function channelAsked(channel: ActionKind | undefined): ActionKind | undefined {
  return channel && channel !== 'call' && channel !== 'mail' ? channel : undefined
}
