import type { BlockType } from '#shared/blocks/index.ts'
import { chance } from '../seeded-random.ts'
import { bestActions, contactActions, offerLabel } from './actions.ts'
import { joinSentences, sentencesOf, shortest } from './brief-sentences.ts'
import { type Desk, isShown } from './desk.ts'
import { isSatisfied } from './template.ts'
import type { Written } from './written.ts'

/** Sections a header may lead to, dearest first, and what the link is called. */
const linked = [
  'menu',
  'services',
  'pricing',
  'gallery',
  'events',
  'about',
  'hours',
  'place',
  'faq',
  'contact',
] as const satisfies readonly BlockType[]
const mostLinks = 5

export function headerProps(desk: Desk): Written<'header'> {
  const chosen = new Set<string>(linked.filter((type) => isShown(desk, type)).slice(0, mostLinks))
  const links = desk.plan
    .filter(({ type, draft }) => !draft && chosen.has(type))
    .map(({ id, type }) => ({ label: navLabel(desk, type), to: `#${id}` }))
  const cta = contactActions(desk).slice(-1)
  return {
    props: {
      links: links.filter(({ to }) => to !== cta[0]?.to),
      cta,
      sticky: chance(desk.seed, 'header/sticky') < 0.5,
    },
  }
}

function navLabel(desk: Desk, type: BlockType): string {
  const { nav } = desk.common
  if (type === 'pricing') return nav.prices[0] ?? ''
  if (type === 'gallery' && desk.archetype === 'portfolio') return nav.work[0] ?? ''
  const named = type === 'services' ? offerLabel(desk) : type
  return (named in nav && desk.hand.label(`nav/${named}`, nav[named as keyof typeof nav])) || ''
}

/** The lead is the brief's own where it says what this business does; name and town are said once. */
export function heroProps(desk: Desk): Written<'hero'> {
  const { hand, trade, kind, tone, own, facts, industry, archetype, seed } = desk
  if (own.lead) hand.quote(own.lead)
  // A headline of tone alone says nothing of the business: only who asks for the tone gets one,
  // and a feast is no business.
  const toned = desk.isToneAsked && archetype !== 'event' ? tone.heroTitle : []
  // The trades' headlines speak of work in a house: who is visited with a thing has its own alone.
  const isApart = Boolean(trade.instead) || (archetype === 'trade' && desk.isVisited)
  const shared = isApart ? noCopy : kind
  const titles = [...trade.heroTitle, ...shared.heroTitle, ...toned]
  const eyebrow = hand.write('hero/eyebrow', unsaid(desk, eyebrowsOf(desk), own.lead), 80)
  const above = own.lead + eyebrow
  const title = hand.write('hero/title', unsaid(desk, titles, above), 140, toned)
  const leads = unsaid(desk, [...trade.heroLead, ...shared.heroLead], above + title)
  return {
    props: {
      eyebrow,
      title,
      lead: leadOf(desk, leads),
      actions: bestActions(desk, 2),
      media: { kind: 'art', id: `${industry}-${seed}`, alt: '' },
      showFacts: Boolean(facts.hours ?? facts.place ?? facts.phone),
    },
    brief: own.lead ? ['lead'] : [],
  }
}

/** Where the archetype's first lines do not fit. */
const noCopy = { heroTitle: [], heroLead: [] }

/** What the brief calls itself tells more than the bank's label, unless the header or the lead says it. */
function eyebrowsOf(desk: Desk): readonly string[] {
  const { label, own, common, trade, words, locale } = desk
  const isSaid = !own.lead || own.lead.toLocaleLowerCase().includes(label.toLocaleLowerCase())
  // A page without a name is called so in its header.
  if (!label || isSaid || !words.name) return trade.eyebrow
  const told = unsaid(desk, common.pageName, own.lead)
  return told.filter((text) => isSatisfied(text, words, locale)).slice(0, 1)
}

/** The brief's own lead; one that only says who this is has a sentence of the bank's beside it. */
function leadOf({ hand, own, locale }: Desk, leads: readonly string[]): string {
  const isOne = sentencesOf(own.lead, locale).length < 2
  if (own.lead.length >= shortest(own.lead) || !isOne) return own.lead
  return joinSentences([own.lead, hand.write('hero/lead', leads, 400 - own.lead.length)], locale)
}

/** The variants that repeat neither the name nor the town of a text beside them. */
function unsaid({ words }: Desk, variants: readonly string[], beside: string): string[] {
  const said = (['name', 'city'] as const).filter((word) => beside.includes(words[word] ?? '\0'))
  return variants.filter((text) => !said.some((word) => text.includes(`${word}}`)))
}

export function ctaProps(desk: Desk): Written<'cta'> {
  const { hand, kind, archetype } = desk
  const tone = archetype === 'event' ? { ctaTitle: [], ctaText: [] } : desk.tone
  const titles = [...kind.ctaTitle, ...tone.ctaTitle]
  const texts = [...kind.ctaText, ...tone.ctaText]
  return {
    props: {
      title: hand.write('cta/title', titles, 120, tone.ctaTitle),
      text: hand.write('cta/text', texts, 300, tone.ctaText),
      actions: contactActions(desk),
    },
  }
}

export function footerProps(desk: Desk): Written<'footer'> {
  const notes = desk.trade.instead?.footerNote ?? desk.common.footerNote
  const note = desk.hand.write('footer/note', notes, 300)
  return { props: { note, legal: [], social: [] } }
}
