import type { Chat } from '#server/reader/facts/chat-beside-number.ts'
import { kakaoAddress, lineAddress } from '#shared/page/chat-address.ts'
import type { Action, ActionKind, Facts } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import { whatsAppNumber } from '#shared/page/whats-app-number.ts'
import {
  formOf,
  type LabelForm,
  type Labels,
  type ReadTrade,
  type TradeGroup,
  tradeGroup,
} from '../labels.ts'
import type { Way } from './told-way.ts'

/** The page's main button: the same words everywhere. */
export interface MainAction {
  kind: ActionKind
  label: string
  to: string
  /** Whether the label is the creator's own. */
  isOwn: boolean
  /** Whether readers answer in a form. */
  hasForm: boolean
}

/** Letters of a button that stands beside another at the foot of a telephone. */
const longestLabel = 26

const byForm: ReadonlySet<ActionKind> = new Set([
  'message',
  'mail',
  'book',
  'rsvp',
  'order',
  'quote',
  'tickets',
  'donate',
  'enrol',
])

/** How a brief asks for what it asks. */
interface Asked {
  isAlone: boolean
  /** Until a day: one signs up and does not join. */
  isByDay: boolean
  /** Readers answer in a form. */
  asksInForm: boolean
  /** What readers are to tell is named, or a form for it is there. */
  hasFields?: boolean
  /** The messenger its number is for. */
  chat?: Chat | undefined
  /** The way it is to be answered by, of those there are. */
  way?: Way | undefined
  /** It is done on the site the brief names with it. */
  isOnSite?: boolean
  /** It is done by the number the brief names with it. */
  isByPhone?: boolean
  /** The forms of the button's label that its words ask for, of a trade's first. */
  formsFor?: (group: TradeGroup | null) => readonly (LabelForm | null)[]
  /** Who answers its number. */
  person?: string | undefined
  /** Of those who cook: whether guests come to them. */
  hasTables?: boolean
  /** Nobody waits to be written to. */
  asksNobody?: boolean
}

/**
 * What the creator asked for; where they asked for nothing, the way there is to reach them. It goes
 * the way they tell: a form stands where they name one, or no way at all.
 */
export function mainAction(facts: Facts, read: ReadTrade, labels: Labels, how: Asked): MainAction {
  const way = wayOf(facts, how)
  const isCome = facts.action?.kind === 'visit' && !how.asksInForm
  const isOpen = (facts.action && !isCome) || facts.url || facts.place || way
  if ((how.asksNobody || isCome) && !isOpen) return noAction
  const asked: Action = facts.action ?? { kind: usualKind(facts, way) }
  const site = siteOf(asked) !== undefined || (how.isOnSite && facts.url !== undefined)
  const wanted = site
    ? asked.kind
    : reachable(fitting(asked.kind, read.industry, facts, how), facts)
  // "By the form, by phone or mail": the form is the first of the ways there are.
  const first = how.asksInForm && (wanted === 'call' || wanted === 'mail') ? 'message' : wanted
  // "Send an e-mail" opens no messenger: a button that names its way goes that way.
  const isFree = first !== 'mail' && first !== 'donate' && way !== 'email'
  const chat = isFree && how.chat && reachable(how.chat, facts) === how.chat ? how.chat : undefined
  const isTold = chat !== undefined || way === 'phone' || (way === 'email' && !how.hasFields)
  const hasForm = byForm.has(first) && !site && (how.asksInForm || !isTold)
  const isPlain = first === 'message' && !hasForm && !chat && !site && !asked.label
  const kind = isPlain ? (way === 'phone' ? 'call' : 'mail') : first
  const to = siteOf(asked) ?? (site ? 'fact:url' : targetOf(kind, facts, { hasForm, chat, way }))
  return {
    kind,
    label: asked.label ?? labelOf(kind, to, facts, read, labels, how),
    to,
    isOwn: asked.label !== undefined,
    hasForm,
  }
}

/** The address on another site its owner gave the button; that of a messenger is an account. */
const siteOf = ({ kind, to }: Action): string | undefined =>
  to && /^https?:/.test(to) && kind !== 'kakao' && kind !== 'line' ? to : undefined

/** There is nothing to do but to come, and nowhere to lead to. */
const noAction: MainAction = { kind: 'visit', label: '', to: '', isOwn: false, hasForm: false }

/** Of the ways there are the one the brief wants: what its owner took away is none. */
function wayOf(facts: Facts, { way, isByPhone }: Asked): Way | undefined {
  const wanted = isByPhone ? 'phone' : way
  if (wanted && facts[wanted]) return wanted
  return facts.phone ? 'phone' : facts.email ? 'email' : undefined
}

/** Where nothing is asked for: by phone or in writing, and where no way is told, one comes. */
function usualKind({ place, url }: Facts, way: Way | undefined): ActionKind {
  if (way) return way === 'phone' ? 'call' : 'mail'
  return place && !url ? 'visit' : 'message'
}

/** The label of a button, in the form that fits its trade, its purpose and the way it goes. */
function labelOf(
  kind: ActionKind,
  to: string,
  { place }: Facts,
  read: ReadTrade,
  { buttons }: Labels,
  { isByDay, hasTables = true, formsFor = (group) => [group], person, isAlone }: Asked,
): string {
  const trade = tradeGroup(read)
  // Who has a workshop gives appointments there, as salons do; who has none comes.
  const comes = trade !== 'trade' || place === undefined || !/\d/.test(place)
  const group = isByDay ? 'event' : comes ? (hasTables ? trade : null) : 'salon'
  // "Sign up" or "Get tickets" that only rings somebody promises a form or a shop there is not; a table
  // or an appointment is booked so everywhere.
  const byWay = to === 'fact:phone' ? 'phone' : to === 'fact:email' ? 'mail' : null
  const named = [person, person?.split(' ')[0]]
    .map((name) => name && buttons[kind].person?.replace('{name}', name))
    .find((label) => label && label.length <= longestLabel)
  const kept = hasTables ? null : 'reserve'
  const [early, late] = kind === 'book' ? ([null, byWay] as const) : ([byWay, null] as const)
  const one = isAlone ? ('one' as const) : null
  return named ?? formOf(buttons[kind], [early, ...formsFor(group), kept, late, one])
}

/** Trades for which alone an action makes sense. */
const onlyFor: Partial<Record<ActionKind, readonly Industry[]>> = {
  donate: ['nonprofit'],
  rsvp: ['event', 'nonprofit'],
}

/**
 * A workshop that takes old bicycles as a gift does not live on gifts; where a stall or a plate has its
 * price, nobody is a guest who answers an invitation.
 */
function fitting(
  kind: ActionKind,
  industry: Industry,
  { prices, place, deadline, action: asked }: Facts,
  { asksInForm, hasFields }: Asked,
): ActionKind {
  // Who asks to be told until a day, or in a form how many come, has guests, whatever their lunch costs.
  const isGuestbook = deadline !== undefined || (asksInForm && hasFields)
  if (kind === 'rsvp' && prices?.length && !isGuestbook) return 'message'
  // "We are glad of a gift" where one can come by: that is what the page is for.
  if (kind === 'donate' && place && !asked?.label) return 'visit'
  return onlyFor[kind]?.includes(industry) === false ? 'message' : kind
}

/** A channel nobody gave an address for is none. */
function reachable(kind: ActionKind, facts: Facts): ActionKind {
  const isGiven: Partial<Record<ActionKind, unknown>> = {
    call: facts.phone,
    sms: facts.phone,
    whatsapp: whatsAppNumber(facts),
    line: facts.action?.to,
    kakao: facts.action?.to,
    mail: facts.email,
    visit: facts.place,
    download: facts.url,
  }
  if (!(kind in isGiven) || isGiven[kind]) return kind
  // "By phone or LINE", without an account: the number is left.
  const isOnlyDialled = kind === 'visit' && !facts.email
  return (isChat(kind) || isOnlyDialled) && facts.phone ? 'call' : 'message'
}

const isChat = (kind: ActionKind): boolean =>
  kind === 'line' || kind === 'kakao' || kind === 'whatsapp'

function targetOf(
  kind: ActionKind,
  facts: Facts,
  { hasForm, chat, way }: { hasForm: boolean; chat: Chat | undefined; way: Way | undefined },
): string {
  switch (kind) {
    case 'call':
      return 'fact:phone'
    // A button that says "Email us" opens a mail; the form is there for those who have none.
    case 'mail':
      return 'fact:email'
    case 'sms':
    case 'whatsapp':
      return `fact:${kind}`
    // An account without an address stands where one gets in touch.
    case 'line':
      return lineAddress(facts.action?.to) ? 'fact:line' : '#contact'
    case 'kakao':
      return kakaoAddress(facts.action?.to) ? 'fact:kakao' : '#contact'
    case 'visit':
      return '#place'
    case 'download':
      return 'fact:url'
    // What looks like a mail may be an account; how one gives stands where one gets in touch.
    case 'donate':
      return '#contact'
    default:
      if (hasForm) return '#contact'
      return chat || way ? `fact:${chat ?? way}` : '#contact'
  }
}
