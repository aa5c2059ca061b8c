import { Fragment } from 'react'
import type { Block } from '#shared/page/document.ts'
import { isAddress } from './is-address.ts'
import type { PageContext } from './page-context.ts'
import { PageLink } from './parts/actions.tsx'
import { Icon } from './parts/icon.tsx'

const chats = ['fact:whatsapp', 'fact:sms', 'fact:line', 'fact:kakao']

interface Action {
  label: string
  to: string
}

/** On phones, always at hand: to call, to find the way, and what the page is there for. */
export function ActionBar({ blocks, page }: { blocks: readonly Block[]; page: PageContext }) {
  const { words } = page
  const main = mainAction(blocks, page)
  // Who wants to be written to is not to be rung.
  const isWritten =
    page.facts.action?.only || chats.some((chat) => main && page.href(chat) === main.href)
  const phone = isWritten ? null : page.href('fact:phone')
  const map = isAddress(page.facts) ? page.href('fact:map') : null
  const ways = [
    ...(phone ? [{ href: phone, label: words.call, icon: 'phone' }] : []),
    ...(map ? [{ href: map, label: words.map, icon: 'map-pin' }] : []),
  ].filter(({ href }) => href !== main?.href)
  if (!main && ways.length === 0) return null
  // Beside two words more the button's own would take two lines: a handset and a pin say as much.
  const isTight = main !== null && ways.length > 1
  return (
    <nav className="action-bar" aria-label={words.sections.contact}>
      {ways.map(({ href, label, icon }) => (
        <Fragment key={href}>
          <PageLink href={href} className="way">
            <Icon name={icon} />
            <span className={isTight ? 'vh' : undefined}>{label}</span>
          </PageLink>{' '}
        </Fragment>
      ))}
      {main && (
        <PageLink href={main.href} className="btn primary">
          {main.label}
        </PageLink>
      )}
    </nav>
  )
}

/** The button that stands at the top: the header's, else the hero's. */
function mainAction(blocks: readonly Block[], page: PageContext) {
  const actions = blocks.flatMap(({ type, props }): Action[] => {
    if (type === 'header') return (props.cta as Action[] | undefined) ?? []
    return type === 'hero' ? ((props.actions as Action[] | undefined) ?? []) : []
  })
  for (const { label, to } of actions) {
    const href = page.href(to)
    if (href && label) return { href, label }
  }
  return null
}
