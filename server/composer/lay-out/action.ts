import type { Chat } from '#server/reader/facts/find-action.ts'
import { kakaoAddress, lineAddress } from '#shared/page/chat-address.ts'
import type { Action, ActionKind, Facts } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import {
  formOf,
  type LabelForm,
  type Labels,
  type ReadTrade,
  type TradeGroup,
  tradeGroup,
} from '../labels.ts'

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

/** Answered in writing, also where a telephone is all that is named, if not in the same sentence. */
const always: ReadonlySet<ActionKind> = new Set(['rsvp', 'message', 'donate'])

/** How a brief asks for what it asks. */
interface Asked {
  isAlone: boolean
  /** Until a day: one signs up and does not join. */
  isByDay: boolean
  /** Readers answer in a form. */
  asksInForm: boolean
  /** The messenger its number is for. */
  chat?: Chat | undefined
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
}

/**
 * What the creator asked for; where they asked for nothing, the way there is to reach them.
 */
export function mainAction(
  facts: Facts,
  read: ReadTrade,
  labels: Labels,
  {
    isAlone,
    isByDay,
    asksInForm,
    chat,
    isOnSite,
    isByPhone,
    formsFor = (group) => [group],
    person,
    hasTables = true,
  }: Asked,
): MainAction {
  const asked: Action = facts.action ?? { kind: facts.phone && !facts.email ? 'call' : 'message' }
  const site = isOnSite && facts.url !== undefined
  const wanted = site ? asked.kind : reachable(fitting(asked.kind, read.industry, facts), facts)
  const way = wanted === 'message' && isByPhone ? 'call' : wanted
  // "By the form, by phone or mail": the form is the first of the ways there are.
  const kind = asksInForm && (way === 'call' || way === 'mail') ? 'message' : way
  const isWritten = always.has(kind) && !isByPhone
  // "Send an e-mail" opens no messenger: a button that names its way goes that way.
  const isFree = !isWritten && kind !== 'mail'
  const byChat = chat && reachable(chat, facts) === chat && isFree ? chat : undefined
  const isDialled = facts.phone && (isByPhone || !facts.email) && isFree
  const hasForm = byForm.has(kind) && !site && (asksInForm || !(isDialled || byChat))
  const trade = tradeGroup(read)
  // Who has a workshop gives appointments there, as salons do; who has none comes.
  const comes = trade !== 'trade' || facts.place === undefined || !/\d/.test(facts.place)
  const group = isByDay ? 'event' : comes ? (hasTables ? trade : null) : 'salon'
  const to = site ? 'fact:url' : targetOf(kind, facts, { hasForm, chat: byChat })
  // "Get tickets" that only rings somebody promises a shop there is not.
  const byVoice = to === 'fact:phone' ? ('phone' as const) : null
  const forms = [byVoice, ...formsFor(group), isAlone ? ('one' as const) : null]
  const plain = formOf(labels.buttons[kind], forms)
  const named = [person, person?.split(' ')[0]]
    .map((name) => name && labels.buttons[kind].person?.replace('{name}', name))
    .find((label) => label && label.length <= longestLabel)
  return {
    kind,
    label: asked.label ?? named ?? plain,
    to,
    isOwn: asked.label !== undefined,
    hasForm,
  }
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
): ActionKind {
  // Who asks to be told until a day has guests, whatever their lunch costs.
  if (kind === 'rsvp' && prices?.length && !deadline) return 'message'
  // "We are glad of a gift" where one can come by: that is what the page is for.
  if (kind === 'donate' && place && !asked?.label) return 'visit'
  return onlyFor[kind]?.includes(industry) === false ? 'message' : kind
}

/** A channel nobody gave an address for is none. */
function reachable(kind: ActionKind, facts: Facts): ActionKind {
  const isGiven: Partial<Record<ActionKind, unknown>> = {
    call: facts.phone,
    sms: facts.phone,
    whatsapp: facts.phone?.startsWith('+'),
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
  { hasForm, chat }: { hasForm: boolean; chat: Chat | undefined },
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
    default:
      if (hasForm) return '#contact'
      return chat ? `fact:${chat}` : facts.phone ? 'fact:phone' : '#contact'
  }
}
