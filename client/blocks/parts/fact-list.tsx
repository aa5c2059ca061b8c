import type { Facts } from '#shared/page/facts.ts'
import { isAddress } from '../is-address.ts'
import type { PageContext } from '../page-context.ts'
import { PageLink } from './actions.tsx'
import { Breakable } from './breakable.tsx'
import { hoursLine } from './hours-line.tsx'
import { Icon } from './icon.tsx'
import { formatPhone, shownPhone } from './phone.ts'
import { shownUrl } from './shown-url.ts'

type Key = 'hours' | 'place' | 'phone' | 'chat' | 'email' | 'url'

/** Facts in a row, each with its icon: open hours, address, ways to get in touch. */
export function FactList({
  keys,
  page,
  day = '',
}: {
  keys: readonly Key[]
  page: PageContext
  /** When what the page tells of takes place, in words. */
  day?: string
}) {
  const shown = keys.filter((key) => isTold(key, page))
  if (shown.length === 0 && !day) return null
  return (
    <ul className="facts">
      {day && (
        <li>
          <Icon name="calendar" />
          <span>{day}</span>
        </li>
      )}
      {shown.map((key) => (
        <li key={key} data-fact={page.marked ? factOf(key, page.facts) : undefined}>
          <Icon name={icons[key]} />
          <FactText fact={key} page={page} />
        </li>
      ))}
    </ul>
  )
}

/** An icon without words says nothing. */
function isTold(key: Key, page: PageContext): boolean {
  if (key === 'hours') return hoursLine(page) !== null
  return Boolean(key === 'chat' ? chatOf(page) : page.facts[key])
}

/** The fact a row is corrected by. */
const marks: Record<Key, keyof Facts> = {
  hours: 'hours',
  place: 'place',
  phone: 'phone',
  chat: 'action',
  email: 'email',
  url: 'url',
}

const factOf = (key: Key, facts: Facts): keyof Facts =>
  key === 'chat' && facts.whatsapp ? 'whatsapp' : marks[key]

const icons: Record<Key, string> = {
  hours: 'clock',
  place: 'map-pin',
  phone: 'phone',
  chat: 'message-circle',
  email: 'mail',
  url: 'globe',
}

function FactText({ fact, page }: { fact: Key; page: PageContext }) {
  const { facts } = page
  if (fact === 'hours') return <span>{hoursLine(page)}</span>
  if (fact === 'chat') return <ChatText page={page} />
  if (fact === 'place') {
    const map = isAddress(facts) && page.href('fact:map')
    return map ? <PageLink href={map}>{facts.place}</PageLink> : <span>{facts.place}</span>
  }
  const address = fact === 'url' ? shownUrl(facts.url ?? '') : (facts.email ?? '')
  const text = fact === 'phone' ? shownPhone(facts, page.intlTag) : <Breakable address={address} />
  return <PageLink href={page.href(`fact:${fact}`) ?? ''}>{text}</PageLink>
}

/** The messenger customers are to write with, and the account they need where there is one. */
function chatOf({
  facts: { action, phone, whatsapp },
  intlTag,
}: PageContext): { kind: keyof PageContext['words']['chats']; id: string } | null {
  if (action?.kind === 'line' || action?.kind === 'kakao')
    return action.to ? { kind: action.kind, id: action.to } : null
  // A number that is there for messages alone leads to one already.
  const isTexted = (action?.kind === 'sms' && !action.only) || action?.chat === 'sms'
  if (isTexted) return phone ? { kind: 'sms', id: '' } : null
  if (whatsapp) return { kind: 'whatsapp', id: formatPhone(whatsapp, intlTag) }
  const isWritten = action?.kind === 'whatsapp' || action?.chat === 'whatsapp'
  return isWritten && phone?.startsWith('+') ? { kind: 'whatsapp', id: '' } : null
}

/** "LINE: @nekoyu"; an account without an address is searched for by its name. */
function ChatText({ page }: { page: PageContext }) {
  const chat = chatOf(page)
  if (!chat) return null
  const text = [page.words.chats[chat.kind], chat.id].filter(Boolean).join(': ')
  const href = page.href(`fact:${chat.kind}`)
  return href ? <PageLink href={href}>{text}</PageLink> : <span>{text}</span>
}
