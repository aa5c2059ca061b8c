import type { BlockType } from '#shared/blocks/index.ts'
import type { Archetype } from '#shared/page/industries.ts'
import type { CommonCopy } from './copy-schema.ts'
import { type Desk, isShown } from './desk.ts'
import { hasStreet } from './words-of.ts'

export interface Action {
  label: string
  to: string
  kind: 'primary' | 'secondary'
}

type Deed = Exclude<keyof CommonCopy['buttons'], 'range'>

/** What a visitor most likely wants to do next, dearest first. */
const deeds: Record<Archetype, readonly Deed[]> = {
  food: ['menu', 'services', 'directions', 'call', 'contact'],
  appointment: ['book', 'call', 'services', 'prices', 'contact'],
  trade: ['call', 'quote', 'services', 'contact'],
  retail: ['directions', 'services', 'call', 'contact'],
  lodging: ['contact', 'prices', 'services', 'call'],
  portfolio: ['contact', 'services', 'prices', 'about'],
  event: ['directions', 'services', 'prices', 'about', 'contact'],
  organisation: ['contact', 'services', 'prices', 'about', 'call'],
}

/** The best actions this page can keep: none leads to a missing fact or a hidden block. */
export function bestActions(desk: Desk, most: number): Action[] {
  return deeds[desk.archetype]
    .flatMap((deed) => {
      const to = targetOf(desk, deed)
      return to ? [{ deed, to }] : []
    })
    .filter(({ to }, index, all) => all.findIndex((other) => other.to === to) === index)
    .slice(0, most)
    .map(({ deed, to }, index) => action(desk, deed, to, index === 0))
}

/** One action that gets in touch, for the end of a page. */
export function contactActions(desk: Desk): Action[] {
  const { phone } = desk.facts
  const write = action(desk, 'contact', '#contact', true)
  return phone ? [write, action(desk, 'call', 'fact:phone', false)] : [write]
}

/** What shops have and clubs do is no service. */
export function offerLabel({ archetype, trade }: Desk): 'range' | 'services' {
  const isClub = archetype === 'organisation' && Boolean(trade.instead)
  return archetype === 'retail' || isClub ? 'range' : 'services'
}

function action(desk: Desk, deed: Deed, to: string, isFirst: boolean): Action {
  const named = deed === 'services' ? offerLabel(desk) : deed
  const label = desk.hand.label(`button/${deed}`, desk.common.buttons[named])
  return { label, to, kind: isFirst ? 'primary' : 'secondary' }
}

function targetOf(desk: Desk, deed: Deed): string | undefined {
  const { facts } = desk
  const block = (type: BlockType) => (isShown(desk, type) ? `#${type}` : undefined)
  switch (deed) {
    case 'call':
      return facts.phone && 'fact:phone'
    case 'write':
      return facts.email && 'fact:email'
    case 'website':
      return facts.url && 'fact:url'
    case 'directions':
      return hasStreet(facts.place) ? 'fact:map' : undefined
    case 'prices':
      return block('pricing')
    case 'work':
      return block('gallery')
    case 'dates':
      return block('events')
    case 'book':
    case 'quote':
    case 'contact':
      return block('contact')
    default:
      return block(deed)
  }
}
