import { isDense } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { lexicons } from '../understand/lexicon/lexicons.ts'
import { matchAt, phraseIndex } from '../understand/match-phrases.ts'
import { readText } from '../understand/read-text.ts'
import { sentencesOf } from './brief-sentences.ts'
import { copywriter } from './copywriter.ts'
import type { Desk } from './desk.ts'
import { stutters } from './stutters.ts'

/** What the page is called and what a search result says of it. */
export function writeMeta(desk: Desk): { title: string; description: string } {
  // Not on the page itself, so a hand of its own: it takes no sentence away from there.
  const hand = copywriter(desk.seed, desk.locale, desk.words, { isAlone: desk.isAlone })
  const { kind } = desk
  return {
    title: pageTitle(desk),
    description: ownDescription(desk) || hand.write('meta/description', kind.metaDescription, 320),
  }
}

const descriptionLength = { least: 45, most: 155 }

/** The brief's own words where they fill what a search result shows. */
function ownDescription({ own, locale }: Desk): string {
  const { most } = descriptionLength
  const least = descriptionLength.least / (isDense(locale) ? 2 : 1)
  const [first = ''] = sentencesOf(own.lead, locale)
  return [own.lead, first].find(({ length }) => length >= least && length <= most) ?? ''
}

const longestTitle = 70

/** A page of no known trade has its name or its own words alone: no label is true of all. */
function pageTitle({ hand, words, common, industry, trade, own, label, locale }: Desk): string {
  const { name } = words
  if (industry === 'general' && !label) {
    const said = withoutGreeting(own.lead.replace(/[.。]$/u, ''), locale)
    return name || (said.length <= longestTitle && said) || trade.title
  }
  if (!name) return hand.first(common.pageName, 140) || trade.title
  const titles = common.pageTitle.filter((title) => !stutters(hand.fill(title), words))
  return hand.first(titles, 140) || name
}

/** "Hola, vendo arepas en una furgoneta": nobody calls a page by its greeting. */
function withoutGreeting(said: string, locale: PageLanguage): string {
  const { folded } = readText(said)
  const greeting = matchAt(phraseIndex(lexicons[locale].name.greetings), folded, 0)
  const rest = greeting ? said.slice(greeting.end).replace(/^[\s,!.¡–-]+/u, '') : said
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}
