import type { BlockType } from '#shared/blocks/index.ts'
import { paragraphs } from '#shared/page/rich-text.ts'
import { chance } from '../seeded-random.ts'
import { bestActions, contactActions } from './actions.ts'
import { joinSentences } from './brief-sentences.ts'
import { type Desk, isShown } from './desk.ts'
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
  return (type in nav && desk.hand.label(`nav/${type}`, nav[type as keyof typeof nav])) || ''
}

/** The lead is the brief's own where it says what this business does; name and town are said once. */
export function heroProps(desk: Desk): Written<'hero'> {
  const { hand, trade, kind, tone, own, facts, industry, seed } = desk
  if (own.lead) hand.quote(own.lead)
  // A headline of tone alone says nothing of the business: only who asks for the tone gets one.
  const toned = desk.isToneAsked ? tone.heroTitle : []
  const titles = [...trade.heroTitle, ...kind.heroTitle, ...toned]
  const eyebrow = hand.write('hero/eyebrow', unsaid(desk, trade.eyebrow, own.lead), 80)
  const above = own.lead + eyebrow
  const title = hand.write('hero/title', unsaid(desk, titles, above), 140, toned)
  const leads = unsaid(desk, [...trade.heroLead, ...kind.heroLead], above + title)
  return {
    props: {
      eyebrow,
      title,
      lead: own.lead || hand.write('hero/lead', leads, 400),
      actions: bestActions(desk, 2),
      media: { kind: 'art', id: `${industry}-${seed}`, alt: '' },
      showFacts: Boolean(facts.hours ?? facts.place ?? facts.phone),
    },
    brief: own.lead ? ['lead'] : [],
  }
}

/** The variants that repeat neither the name nor the town of a text beside them. */
function unsaid({ words }: Desk, variants: readonly string[], beside: string): string[] {
  const said = (['name', 'city'] as const).filter((word) => beside.includes(words[word] ?? '\0'))
  return variants.filter((text) => !said.some((word) => text.includes(`${word}}`)))
}

/** The business in its own sentences where the brief has some, and in the bank's around them. */
export function aboutProps(desk: Desk): Written<'about'> {
  const { hand, trade, kind, own, industry, seed } = desk
  const quoted = joinSentences(own.more, desk.locale)
  const title = hand.write('about/title', kind.aboutTitle, 120)
  if (quoted) hand.quote(quoted)
  const opening = hand.write('about/opening', trade.aboutOpening, 1000)
  const more = hand.writeSome('about/more', kind.about, 1000, quoted ? 1 : 2)
  return {
    props: {
      title,
      body: paragraphs(...(quoted ? [quoted] : []), opening, ...more),
      media: { kind: 'art', id: `${industry}-${seed}-about`, alt: '' },
    },
    brief: quoted ? ['body'] : [],
  }
}

export function ctaProps(desk: Desk): Written<'cta'> {
  const { hand, kind, tone } = desk
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
  const note = desk.hand.write('footer/note', desk.common.footerNote, 300)
  return { props: { note, legal: [], social: [] } }
}
