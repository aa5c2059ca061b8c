import type { Price } from '#shared/page/facts.ts'
import { isSameThing, unpricedOffers } from '../plan/plan-page.ts'
import type { Desk } from './desk.ts'
import { unitName } from './unit-names.ts'
import type { Written } from './written.ts'

/** What is on offer, in the brief's own words; prices stay facts and are referred to. */
export function menuProps(desk: Desk): Written<'menu'> {
  const { prices = [] } = desk.facts
  const items = [
    ...prices.map(({ id, item }) => ({
      name: unitName(item, desk.briefLocale),
      text: '',
      price: id,
      tags: '',
    })),
    ...unpricedOffers(desk.facts).map((name) => ({ name, text: '', price: '', tags: '' })),
  ].map((item) => ({ ...item, name: asItem(item.name, 100) }))
  const groups = inGroups(items, 40).map((part) => ({ name: '', items: part }))
  return {
    props: {
      title: desk.hand.write('menu/title', desk.common.sections.menu, 120),
      lead: prices.length > 0 ? lead(desk) : '',
      groups,
    },
    brief: groups.length > 0 ? ['groups'] : [],
  }
}

export function servicesProps(desk: Desk): Written<'services'> {
  const { offers = [], prices = [] } = desk.facts
  const hasPricing = desk.plan.some(({ type }) => type === 'pricing')
  const listed = hasPricing ? unpricedOffers(desk.facts) : offers
  const shown = hasPricing ? [] : prices
  const unlisted = shown.filter(({ item }) => !listed.some((offer) => isSameThing(offer, item)))
  const items = [
    ...listed.map((name) => ({ name, price: priceOf(name, shown) })),
    ...unlisted.map(({ item, id }) => ({ name: unitName(item, desk.briefLocale), price: id })),
  ]
  return {
    props: {
      title: desk.hand.write('services/title', desk.kind.servicesTitle, 120),
      lead: items.length > 0 ? lead(desk) : '',
      items: items
        .slice(0, 24)
        .map(({ name, price }) => ({ name: asItem(name, 100), text: '', price, duration: '' })),
    },
    brief: items.length > 0 ? ['items'] : [],
  }
}

export function pricingProps(desk: Desk): Written<'pricing'> {
  const { prices = [] } = desk.facts
  const plans = prices.slice(0, 12).map(({ id, item }) => ({
    name: asItem(unitName(item, desk.briefLocale), 80),
    price: id,
    period: '',
    points: [],
    action: [],
    featured: false,
  }))
  return {
    props: {
      title: desk.hand.write('pricing/title', desk.common.sections.prices, 120),
      lead: '',
      plans,
    },
    brief: plans.length > 0 ? ['plans'] : [],
  }
}

function lead(desk: Desk): string {
  return desk.hand.write('offers/lead', desk.kind.offersLead, 300)
}

/** The price of that very thing; of two that could be meant, none. */
function priceOf(offer: string, prices: readonly Price[]): string {
  const exact = prices.find(({ item }) => item.toLocaleLowerCase() === offer.toLocaleLowerCase())
  const alike = prices.filter(({ item }) => isSameThing(offer, item))
  return exact?.id ?? (alike.length === 1 ? (alike[0]?.id ?? '') : '')
}

/** An entry of a list starts with a capital, unless it is spelled as only a name is: iPhone. */
function asItem(name: string, max: number): string {
  const isPlain = /^\p{Ll}+(?!\p{L})/u.test(name)
  return (isPlain ? name.charAt(0).toLocaleUpperCase() + name.slice(1) : name).slice(0, max)
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
  const groups: T[][] = []
  for (let i = 0; i < items.length; i += size) groups.push(items.slice(i, i + size))
  return groups.slice(0, 12)
}
