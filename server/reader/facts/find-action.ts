import { type Action, type ActionKind, actionKinds } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft, Piece } from '../draft.ts'
import type { Tag } from '../text/phrase-index.ts'
import { hasTag, tagsIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { channels, leadsTo, namesNoWay, sentenceStart } from './action-channels.ts'
import { askedInForm } from './asked-in-form.ts'
import { chatBesideNumber, chats } from './chat-beside-number.ts'
import { isDenied, isUnneeded } from './denied-action.ts'
import { doneOnSite } from './done-on-site.ts'
import { type Found, found } from './found.ts'
import { accountOf, accountTold, linkOf, over } from './messenger-account.ts'
import { isOnlyWritten } from './only-written.ts'

const messengers: ReadonlySet<ActionKind> = new Set(['whatsapp', 'line', 'kakao'])
/** The longest words a button holds. */
const longestLabel = 40

/** Roles whose statements may say what to do, the surest first: "Reservas: hola@…" is a contact. */
const asking: readonly SpanRole[] = ['action', 'contact', 'deadline']

/** Roles of a request that goes on behind its first piece. */
const asksOf: ReadonlySet<SpanRole> = new Set(['instruction', 'action'])

/** Ways a contact offers anyway; its "Tel." and "Mail:" ask for nothing. */
const plain: ReadonlySet<ActionKind> = new Set(['call', 'mail', 'message', 'visit'])

/** What is asked for that says less than a messenger with its number does. */
const saysLess: ReadonlySet<ActionKind> = new Set(['message', 'visit'])

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
  const told = actionTold(draft, industry)
  const isWay = !told || channels.has(told.value.kind) || told.value.kind === 'message'
  return (isWay ? askedInForm(draft, industry) : undefined) ?? told ?? accountTold(draft)
}

function actionTold(draft: Draft, industry: Industry): Found<Action> | undefined {
  const chat = chatBesideNumber(draft)
  const byChat = chat && found({ kind: chat.kind }, chat.span, 0.8)
  for (const role of asking) {
    for (const piece of draft.pieces) {
      const action = piece.role === role ? actionOf(draft, piece) : undefined
      // "Talk to Jussara on WhatsApp 31 9555…": how one writes says more than that one does, or may
      // come by; and what a shop gives away is no gift that is asked for.
      const isLess =
        action &&
        (saysLess.has(action.value.kind) ||
          namesNoWay(draft, action) ||
          (chat?.isLiked && action.value.kind === 'call'))
      const isGift = action?.value.kind === 'donate' && industry !== 'nonprofit'
      if (byChat && (isLess || isGift)) return byChat
      if (action && !(role !== 'action' && plain.has(action.value.kind))) return action
    }
  }
  return byChat
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
    wayAsked(draft, piece, word) ??
    actionOf(draft, piece) ??
    labelled(draft, piece) ??
    (next && asksOf.has(piece.role)
      ? actionOf(draft, { ...piece, span: [piece.span[0], next.span[1]] })
      : undefined)
  )
}

/** Letters between a button and the way there it leads to. */
const wayReach = 40

/** "A button for directions, nobody finds us": the map. */
function wayAsked({ text }: Draft, { span }: Piece, word: Tag): Found<Action> | undefined {
  if (word.tag !== 'words.buttons') return undefined
  const from = Math.max(span[0], word.start - wayReach)
  const end = Math.min(span[1], word.end + wayReach)
  const [way] = tagsIn(text, from, end, 'places.wayThere')
  return way && found({ kind: 'visit' }, [word.start, word.end], 0.8)
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
    .filter((kind) => kind !== 'download' && !(isPurpose(kind) && isUnneeded(text, kind)))
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

const isPurpose = (kind: ActionKind): boolean =>
  !channels.has(kind) && kind !== 'message' && kind !== 'visit'

/** "Tickets £8 on the door": had where one comes, unless the sentence tells where else. */
function isAtDoor({ text, contacts }: Draft, { start }: { start: number }): boolean {
  const from = sentenceStart(text.raw, start)
  const end = from + text.raw.slice(from).search(/[.!?](?=\s|$)|[。！？\n]|$/)
  return (
    hasTag(text, from, end, 'words.atDoor') &&
    !contacts.some(({ span }) => span[0] >= from && span[1] <= end)
  )
}

/** The one way to reach somebody that a statement gives, or that stands right behind it. */
function wayTold({ text, contacts }: Draft, [start, end]: Span): ActionKind | undefined {
  const told = contacts.filter(
    ({ span }) => span[0] >= start && (span[1] <= end || leadsTo(text, end, span[0])),
  )
  const [first, second] = new Set(told.map(({ kind }) => kind))
  if (first === 'phone' && !second) return 'call'
  return first === 'email' && !second ? 'mail' : undefined
}

/** A messenger that is named is the way that is wanted, whatever it is wanted for. */
function channelAsked(channel: ActionKind | undefined): ActionKind | undefined {
  return channel && channel !== 'call' && channel !== 'mail' ? channel : undefined
}
