import type { Facts } from '#shared/page/facts.ts'
import { ranked } from '../seeded-random.ts'
import type { CopyNeed } from './copy-schema.ts'
import type { Desk } from './desk.ts'
import { isSatisfied } from './template.ts'
import { hasStreet } from './words-of.ts'
import type { Written } from './written.ts'

/**
 * Which items a page shows hangs on the seed and the place in the list alone, so that every
 * language shows the same ones: the banks keep their lists in step.
 */
export function featuresProps(desk: Desk): Written<'features'> {
  const { hand, kind, trade, seed } = desk
  // Side by side three fill a row; beneath one another there is room for a fourth.
  const isRows = desk.plan.some(({ type, variant }) => type === 'features' && variant === 'rows')
  const count = isRows ? 4 : 3
  const items = inOrder(trade.features, seed, 'features/items', count).map((item) => ({
    icon: item.icon,
    title: item.title,
    text: hand.fill(item.text),
  }))
  return {
    props: {
      title: hand.write('features/title', unlike(kind.featuresTitle, items), 120),
      lead: '',
      items,
    },
  }
}

export function stepsProps(desk: Desk): Written<'steps'> {
  const { hand, kind, seed } = desk
  const sets = ranked(kind.steps, seed, 'steps/set')
  const isFitting = (steps: (typeof sets)[number]) =>
    steps.every(({ title, text }) => hand.fits(`${title} ${text}`))
  const set = sets.find(isFitting) ?? sets[0] ?? []
  const items = set.map(({ title, text }) => ({ title, text: hand.fill(text) }))
  return { props: { title: hand.write('steps/title', unlike(kind.stepsTitle, items), 120), items } }
}

/** The titles of a section that none of its items has: "Before you come" is said once. */
function unlike(titles: readonly string[], items: readonly { title: string }[]): string[] {
  const own = new Set(items.map(({ title }) => title.toLocaleLowerCase()))
  return titles.filter((title) => !own.has(title.toLocaleLowerCase()))
}

const mostQuestions = 5

export function faqProps(desk: Desk): Written<'faq'> {
  const { hand, kind, facts, seed } = desk
  const asked = Object.entries(kind.faq).filter(
    ([topic, { needs }]) =>
      (topic !== 'area' || !desk.isVisited) && needs.every((need) => has[need](facts)),
  )
  const items = inOrder(asked, seed, 'faq/topics', mostQuestions).map(([topic, { variants }]) => {
    const sayable = ranked(variants, seed, `faq/${topic}`).filter(
      ({ q, a }) =>
        isSatisfied(q, desk.words, desk.locale) && isSatisfied(a, desk.words, desk.locale),
    )
    const fitting = sayable.find(({ q, a }) => hand.fits(`${q} ${a}`)) ?? sayable[0]
    if (!fitting) throw new Error(`${desk.locale}: no variant of the question ${topic} can be used`)
    return { q: hand.fill(fitting.q), a: hand.fill(fitting.a) }
  })
  return { props: { title: hand.write('faq/title', kind.faqTitle, 120), items } }
}

const has: Record<CopyNeed, (facts: Facts) => boolean> = {
  hours: (facts) => Boolean(facts.hours),
  place: (facts) => hasStreet(facts.place),
  prices: (facts) => Boolean(facts.prices?.length),
  contact: (facts) => Boolean(facts.phone ?? facts.email ?? facts.url),
  offers: (facts) => Boolean(facts.offers?.length),
}

/** Some of the items, of the seed's choice, in the order they had. */
function inOrder<T>(items: readonly T[], seed: number, key: string, count: number): T[] {
  const chosen = new Set(ranked(items, seed, key).slice(0, count))
  return items.filter((item) => chosen.has(item))
}
