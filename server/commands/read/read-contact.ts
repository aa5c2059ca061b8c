import { profileSites, profiles } from '#server/reader/grammars/read-contacts.ts'
import { hasTag, tagText } from '#server/reader/text/tagged-text.ts'
import { findTowns } from '#server/reader/towns.ts'
import type { FactKey, Facts } from '#shared/page/facts.ts'
import type { Intent } from '../intent.ts'
import { Clause, means, takesAway } from './clause.ts'
import { contrastsIn } from './contrasts.ts'
import { freeIn, isLinked, type Told, toldIn, toldWithin } from './told.ts'
import { withoutPlea } from './without-plea.ts'

const ways = ['phone', 'email', 'url'] as const
const around = [
  'nouns.phone',
  'nouns.email',
  'nouns.url',
  'nouns.contact',
  'nouns.page',
  'words.instead',
  'words.only',
  'contact.',
  'do.add',
  'do.show',
  'do.move',
]

/** Phone, mail, site, address and name: another one, or none. */
export function readContact(clause: Clause): Intent | null {
  return newWay(clause) ?? noWay(clause) ?? newPlace(clause) ?? newName(clause)
}

function newWay(clause: Clause): Intent | null {
  const { wish, span } = clause
  for (const key of ways) {
    // "Our new address: hello@…": an address of that kind.
    const addresses = key === 'phone' ? [] : ['nouns.address', 'words.moved']
    const known = [...around, ...addresses, 'actions.call', `value.${key}`]
    if (!clause.has(`value.${key}`) || !clause.isRead(known)) continue
    const stated = wish.contacts.filter(
      ({ kind, span: own }) => kind === key && own[0] >= span[0] && own[1] <= span[1],
    )
    const [value, more] = stated.filter(
      (one) => stated.length === 1 || one.value !== wish.page.facts[key],
    )
    if (!value || more) return null
    // There is room for one address: an account elsewhere is not put in the place of the own site.
    if (key === 'url' && clause.has('contact.social') && wish.page.facts.url) return null
    const written = key === 'phone' ? wish.text.raw.slice(...value.span) : undefined
    if (key === 'phone' && clause.has('contact.whatsapp') && hasOwnChat(wish.page.facts))
      return { wish: 'fact', key: 'whatsapp', value: value.value, written }
    return { wish: 'fact', key, value: value.value, written }
  }
  return null
}

/** Whether one writes to another number than the phone's, or to none so far. */
const hasOwnChat = ({ whatsapp, phone, action }: Facts): boolean =>
  whatsapp !== undefined ||
  (phone !== undefined && action?.kind !== 'whatsapp' && action?.chat !== 'whatsapp')

const facts: Partial<Record<string, FactKey>> = {
  phone: 'phone',
  email: 'email',
  url: 'url',
  address: 'place',
}

function noWay(clause: Clause): Intent | null {
  if (!takesAway(clause)) return null
  const keys = [...clause.nouns().flatMap((noun) => facts[noun] ?? []), ...accountsIn(clause)]
  const [key] = keys
  const known = [
    'contact.',
    'nouns.phone',
    'nouns.email',
    'nouns.url',
    'nouns.address',
    'value.',
    'do.',
    'nouns.page',
    'words.only',
  ]
  return key && new Set(keys).size === 1 && clause.isRead(known) ? { wish: 'forget', key } : null
}

/** "Without Instagram": the account the page's address is, or the number of WhatsApp. */
function accountsIn(clause: Clause): FactKey[] {
  const { url = '', whatsapp } = clause.wish.page.facts
  const isAccount = profileSites.some(
    (site) => clause.has(`contact.${site}`) && url.startsWith(profiles[site]),
  )
  return [
    ...(isAccount ? (['url'] as const) : []),
    ...(whatsapp && clause.has('contact.whatsapp') ? (['whatsapp'] as const) : []),
  ]
}

const placed = [
  'nouns.address',
  'nouns.place',
  'words.moved',
  'words.same',
  'words.only',
  'words.instead',
  'do.move',
  'do.add',
]

function newPlace(clause: Clause): Intent | null {
  const isNamed = clause.has('nouns.address') || clause.has('words.moved')
  // Of a place that stands in a sentence alone nobody knows what is to go.
  if (clause.has('words.moved') && !clause.wish.page.facts.place) return null
  if (!isNamed || clause.has('value.email')) return null
  const told = clause.doesOnly('change', 'move', 'add')
    ? (freeIn(clause, placed) ?? toldIn(clause))
    : behindVerb(clause)
  const isOther = clause.marks.some(
    (mark) =>
      told &&
      mark.start >= told.span[0] &&
      mark.end <= told.span[1] &&
      ['nouns.phone', 'nouns.email', 'value.phone', 'value.email'].some((tag) => means(mark, tag)),
  )
  if (!told || isOther || !/\d|\p{Script=Han}/u.test(told.text) || told.text.length > 160)
    return null
  if (!clause.isRead([...placed, 'words.says'], told.span)) return null
  // "From the old hall to the new one": of two places nobody is at both.
  const isTwo = contrastsIn(clause).some(
    ({ said, now }) => said[1] > told.span[0] && now[0] < told.span[1] && now[0] > said[1],
  )
  if (isTwo) return null
  // "The next meeting is moved to Friday 12 December": to a day, and to no address.
  const isDay = clause.marks.some(
    (mark) =>
      mark.start >= told.span[0] &&
      mark.end <= told.span[1] &&
      ['value.date', 'hours.days'].some((tag) => means(mark, tag)),
  )
  if (isDay && !clause.has('nouns.address') && !isPlace(told)) return null
  const { place } = clause.wish.page.facts
  // "Add to the address: second floor": what is added names neither a street nor a town.
  const isMore =
    place &&
    /\d/.test(place) &&
    clause.has('do.add') &&
    clause.has('nouns.address') &&
    !isPlace(told)
  return isMore
    ? { wish: 'moved', place: `${place}, ${told.text}`, keepsTown: false }
    : { wish: 'moved', place: told.text, keepsTown: clause.has('words.same') }

  function isPlace({ text: said }: Told): boolean {
    const text = tagText(said, clause.wish.text.language)
    const { meta } = clause.wish.page
    const homes = meta.country ? [meta.country] : text.language.data.info.countries
    const isTown = findTowns(text).some(({ countries }) =>
      countries.some((one) => homes.includes(one)),
    )
    return isTown || hasTag(text, 0, said.length, 'places.streets')
  }
}

/** "L'indirizzo è sbagliato, è via Roma 14": a street may be a word for doing something. */
function behindVerb(clause: Clause): Told | null {
  const { wish, span } = clause
  const digit = span[0] + clause.raw.search(/\d/)
  const verb = clause.of('do.change').findLast(({ end }) => end < digit)
  if (!verb || !clause.has('nouns.address')) return null
  const head = new Clause(wish, [span[0], verb.end])
  const isRead = head.doesOnly('change', 'move', 'add') && head.isRead(placed)
  return isRead ? toldWithin(clause, [verb.end, span[1]]) : null
}

const naming = [
  'nouns.name',
  'nouns.page',
  'words.named',
  'words.says',
  'words.instead',
  'do.rename',
]

/** Another name for the business, or for the page. */
function newName(clause: Clause): Intent | null {
  const isPage = clause.has('do.rename') && clause.has('nouns.page') && !clause.has('nouns.name')
  const isOwn =
    clause.has('nouns.name') && clause.nouns().every((noun) => noun === 'name' || noun === 'page')
  if ((!clause.has('words.named') && !isOwn && !isPage) || clause.has('words.not')) return null
  // "The button should call us".
  if (!clause.doesOnly('change', 'rename') || clause.has('nouns.button')) return null
  const told = withoutPlea(clause, toldIn(clause, 'words.named') ?? freeIn(clause, naming))
  if (!told || told.text.length > 120 || !clause.isRead(naming, told.span)) return null
  // "The treasurer's name is …": of somebody else, and who that is stands before it.
  const isOther = clause.marks.some(
    (mark) =>
      mark.start >= told.span[0] &&
      mark.end < told.span[1] &&
      (means(mark, 'nouns.name') || (means(mark, 'do.change') && means(mark, 'words.link'))),
  )
  if (!told.isSure && isOther) return null
  const isStated = told.isSure || clause.has('words.named') || isPage || isLinked(clause, told.span)
  if (!isStated) return null
  return isPage
    ? { wish: 'title', text: told.text }
    : { wish: 'fact', key: 'name', value: told.text }
}
