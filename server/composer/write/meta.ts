import { fold } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { townNamed } from '#server/reader/towns.ts'
import { correctedText } from '#shared/page/corrected-words.ts'
import { tellsAgain } from '#shared/page/tells-again.ts'
import { isOfNoTown } from '../lay-out/is-of-no-town.ts'
import { kindInPlace, nameOf, sureKind } from '../lay-out/kind-in-place.ts'
import { capitalised, phrase, stopOf } from '../material/turn.ts'
import type { Words } from '../material/words.ts'
import type { PageMaterial } from './page-material.ts'

const longest = { title: 140, description: 300 }
/** Things a description names where no sentence says what this is. */
const mostOffered = 4

/** Name, kind and place for a search engine's line; the lead below it. */
export function pageMeta(page: PageMaterial): {
  title: string
  description: string
} {
  const { reading, layout, facts, known, isAlone } = page
  const kind = sureKind(reading)
  const name = known.name ?? wholeName(nameOf(reading).text, layout.title)
  const what =
    facts.kind && kind && facts.kind !== kind.value
      ? facts.kind
      : kind
        ? phrase(reading.text, kind.span)
        : ''
  const town = isOfNoTown(reading) ? '' : townOf(facts.place)
  const [person, ...others] = facts.people ?? []
  // Without a name the page goes by its one person, first name and last, or by what it is, before a
  // whole sentence.
  const isOne =
    isAlone && others.length === 0 && person?.name.includes(' ') && reading.industry !== 'event'
  const calling =
    name || (isOne && person?.name) || shortTitle(layout.title.text) || what || layout.title.text
  const isSaid = (part: string) => fold(calling).includes(fold(part))
  const parts = layout.isHeld
    ? [layout.title.text, calling]
    : [calling, isSaid(what) ? '' : what, isSaid(town) ? '' : town]
  const title = parts.filter(Boolean).join(' · ')
  return {
    title: title.slice(0, longest.title),
    description: describe(page, { calling, what, town }).slice(0, longest.description),
  }
}

interface Told {
  calling: string
  what: string
  town: string
}

/**
 * "Salt & Ember. Pottery in Falmouth." before the lead: what headline and lead do not say of name,
 * kind and town. Where there is no lead, what it offers.
 */
function describe(page: PageMaterial, { calling, what, town }: Told): string {
  const corrected = (text: string) => correctedText(text, page.corrections)
  const [title, lead] = [corrected(page.layout.title.text), corrected(page.layout.lead.text)]
  const told = fold(`${title} ${lead}`)
  const lacks = (part: string) => part !== '' && !told.includes(fold(part))
  const sort = sureKind(page.reading)?.value ?? what
  const kind = lacks(what) && lacks(sort) ? kindInPlace(page.reading, page.labels).text || what : ''
  const place = lacks(town) && !fold(kind).includes(fold(town)) ? town : ''
  // A lead that has the headline in it says it already.
  const isName = fold(title) === fold(page.facts.name ?? '')
  const isTold = isName ? fold(lead).includes(fold(title)) : tellsAgain(lead, title)
  const said = [lacks(calling) ? calling : '', isTold ? '' : title, corrected(kind)]
    .filter(Boolean)
    .filter((part, at, all) => !all.slice(0, at).some((other) => fold(other) === fold(part)))
  const at = said.findIndex((part) => part === corrected(kind) || fold(part) === fold(calling))
  if (place && at >= 0) said[at] = listed([said[at] ?? '', place])
  else if (place) said.push(place)
  const text = said.map(asSentence).join('') + lead
  return (lead ? text : text + corrected(offered(page, told))).trimEnd()
}

/** The first things it offers, as a list. */
function offered({ facts, reading }: PageMaterial, told: string): string {
  const items = [...(facts.prices ?? []).map(({ item }) => item), ...(facts.offers ?? [])]
  // "Hems", and again as it was written: "hems (€6)".
  const isAgain = (item: string, at: number) =>
    items.slice(0, at).some((other) => fold(item).startsWith(fold(other)))
  const others = items.filter(
    (item, at) => /^\p{L}/u.test(item) && !told.includes(fold(item)) && !isAgain(item, at),
  )
  const first = others.slice(0, mostOffered)
  return first.length > 0 ? asSentence(capitalised(listed(first), reading.text)) : ''
}

function listed(parts: readonly string[]): string {
  return parts.join(stopOf(parts.join('')) === '。' ? '、' : ', ')
}

/** "Marble", where the headline has "Marble Run" out of the brief: the longer is the whole name. */
function wholeName(name: string, title: Words): string {
  const isLonger = title.spans.length === 1 && fold(title.text).includes(fold(name))
  return (name && isLonger && shortTitle(title.text)) || name
}

/** Letters of a headline a page can go by. */
const longestCalling = { spaced: 36, dense: 18 }

/** "Marmita da Vitória": a headline without a verb or a mark is what a page is called. */
function shortTitle(title: string): string {
  const most = isDense(title) ? longestCalling.dense : longestCalling.spaced
  return title.length <= most && !/[,.;:!?、。！？]/.test(title) ? title : ''
}

/** With what stands between it and the next sentence. */
function asSentence(said: string): string {
  const stop = /[.!?…。！？]$/.test(said) ? '' : stopOf(said)
  return /[。！？]$/.test(said + stop) ? said + stop : `${said}${stop} `
}

/**
 * The last part of an address, without its postcode; none where that is a street. People look for
 * the town, and not for the county behind it: "Lewes, East Sussex".
 */
function townOf(place: string | undefined): string {
  const parts = place?.split(', ').map((part) => part.replace(/^\d[\d-]* ?/, '')) ?? []
  const last = parts.at(-1) ?? ''
  const town = townNamed(last) ? last : (parts.findLast((part) => townNamed(part)) ?? last)
  return /\d/.test(town) ? '' : town
}
