import type { BlockType } from '#shared/blocks/index.ts'
import type { Desk } from './desk.ts'
import { aboutProps } from './write-about.ts'
import { eventsProps, noticeProps } from './write-dates.ts'
import { ctaProps, footerProps, headerProps, heroProps } from './write-frame.ts'
import { faqProps, featuresProps, stepsProps } from './write-guidance.ts'
import { menuProps, pricingProps, servicesProps } from './write-offer.ts'
import { contactProps, hoursProps, placeProps } from './write-visit.ts'
import type { Written } from './written.ts'

export type Writers = { [T in BlockType]: (desk: Desk) => Written<T> }

const titled =
  <T extends 'gallery' | 'quotes' | 'stats' | 'team'>(type: T) =>
  (desk: Desk) => {
    const slot = type === 'gallery' && desk.archetype === 'portfolio' ? 'work' : type
    return { props: { title: desk.hand.write(`${type}/title`, desk.common.sections[slot], 120) } }
  }

/** How each kind of block is written; what only the owner has is left empty, never filled. */
export const writers: Writers = {
  header: headerProps,
  hero: heroProps,
  about: aboutProps,
  cta: ctaProps,
  footer: footerProps,
  features: featuresProps,
  steps: stepsProps,
  faq: faqProps,
  menu: menuProps,
  services: servicesProps,
  pricing: pricingProps,
  hours: hoursProps,
  place: placeProps,
  contact: contactProps,
  gallery: titled('gallery'),
  quotes: titled('quotes'),
  stats: titled('stats'),
  team: titled('team'),
  events: eventsProps,
  notice: noticeProps,
}
