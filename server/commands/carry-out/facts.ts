import { townIn } from '#server/composer/corrections.ts'
import { renamedWords } from '#server/composer/renamed.ts'
import { profileSites, profiles } from '#server/reader/grammars/read-contacts.ts'
import { languageOf } from '#server/reader/language.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import { findTowns } from '#server/reader/towns.ts'
import { correctedText } from '#shared/page/corrected-words.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { Intent } from '../intent.ts'
import { addBlock, firstOf } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { changeTexts } from './change-texts.ts'
import { leadElsewhere } from './next-way.ts'
import { outdatedNumbers } from './outdated-numbers.ts'
import { pageTexts } from './page-texts.ts'
import { replaceInTexts } from './replace-in-texts.ts'
import { tells } from './still-told.ts'
import { withoutContact } from './without-contact.ts'

type Of<W extends Intent['wish']> = Extract<Intent, { wish: W }>

/** A fact lives once; the block that shows it comes with it where the page has none. */
export function setFact(desktop: Desktop, { key, value, written }: Of<'fact'>): Change {
  const { document } = desktop
  const fact: EditOp = { op: 'fact', key, value }
  const text: EditOp[] =
    key === 'phone' ? [{ op: 'fact', key: 'phoneText', value: written ?? null }] : []
  const stated = applyEdits(document, [{ ...fact, src: 'user' }]).document
  const shown = showing({ ...desktop, document: stated }, key)
  const told =
    key === 'name'
      ? renamed(document, String(value))
      : replaceInTexts(document, outdated(desktop, key, String(value), written))
  return {
    ops: [fact, ...text, ...shown.ops, ...told.ops],
    sources: { ...shown.sources, ...told.sources, [`facts.${key}`]: 'user' },
    outcome: outcomeOf(desktop, key, String(value)),
  }
}

/** "Instagram": what an account is called, and not by the fact it is kept as. */
function outcomeOf({ document }: Desktop, key: FactKey, value: string): Change['outcome'] {
  const site = key === 'url' && profileSites.find((name) => value.startsWith(profiles[name]))
  if (!site) return { code: 'fact', fact: key }
  const words = site.charAt(0).toUpperCase() + site.slice(1)
  const isNew = document.facts.url === undefined
  return isNew ? { code: 'item', words } : { code: 'fact', fact: key, words }
}

/** Every text with the new name, whatever stands before it. */
function renamed(document: PageDocument, name: string) {
  const { facts, base, meta } = document
  const texts = [...pageTexts(document), meta.title, meta.description].join('\n')
  const pairs = renamedWords(texts, facts.name ?? '', name, base)
  return changeTexts(document, (text) => correctedText(text, pairs))
}

/** What the page's texts say of the old value, and what of the new one. */
function outdated(
  { document }: Desktop,
  key: string,
  value: string,
  written?: string,
): [string, string][] {
  const { facts } = document
  if (key === 'phone' || key === 'whatsapp') return outdatedNumbers(document, key, value, written)
  if (key === 'email' || key === 'url') {
    const old = facts[key]
    return old ? [[old, value]] : []
  }
  if (key !== 'place' || !facts.place) return []
  return [...streetPairs(document, facts.place, value), ...placePairs(facts.place, value)]
}

/** An address in a text becomes the new one, its street the new street, its town the new town. */
function placePairs(old: string, value: string): [string, string][] {
  const street = (place: string) => place.split(/,\s*/).find((part) => /\d/.test(part))
  const [before, now] = [street(old), street(value)]
  const [left, found] = [townIn(old), townIn(value)]
  return [
    ...(before ? [[old, value] as [string, string]] : []),
    ...(before && now ? [[before, now] as [string, string]] : []),
    ...(left && found && left !== found ? [[left, found] as [string, string]] : []),
  ]
}

/** The page knows a town alone, and its texts say "Leeds, 88 Otley Road": both moved. */
function streetPairs(document: PageDocument, town: string, value: string): [string, string][] {
  if (/\d/.test(town)) return []
  const part = String.raw`[^,.;:()\n]*\d[^,.;:()\n]*`
  const name = town.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const address = new RegExp(`${name},\\s*${part}|${part},\\s*${name}`, 'iu')
  return pageTexts(document).flatMap((text): [string, string][] => {
    const told = address.exec(text)?.[0].trim()
    return told ? [[told, value]] : []
  })
}

function showing(desktop: Desktop, key: string): Change {
  const nothing = unchanged({ code: 'present' })
  if (key !== 'hours' && key !== 'place') return nothing
  // What the page knew and does not show was taken off it.
  const known = desktop.document.facts[key]
  if (known !== undefined && (key === 'hours' || /\d/.test(known))) return nothing
  return firstOf(desktop.document, key) ? nothing : addBlock(desktop, key)
}

/** A new address; where it names no town, the town is the old one. */
export function setPlace(desktop: Desktop, { place, keepsTown }: Of<'moved'>): Change {
  const { document } = desktop
  const old = document.facts.place
  const language = languageOf(document.base)
  const towns = (said: string) => findTowns(tagText(said, language))
  const rest = old ? restOf(old) : ''
  // "…, ground floor" may be called as a town is somewhere.
  const isFloor = /,\s*\p{Ll}+\s[^,]*$/u.test(place)
  const isWhole = !keepsTown && ((towns(place).length > 0 && !isFloor) || rest === '')
  const value = isWhole || place.includes(rest) ? place : `${place}, ${rest}`
  const change = setFact(desktop, { wish: 'fact', key: 'place', value })
  const way = value === old ? [] : withoutWay(desktop, value)
  return { ...change, ops: [...change.ops, ...way] }
}

/**
 * The way to where it was leads nowhere: with a number it is that of a house or a distance. What
 * tells the new address already is the way there.
 */
function withoutWay({ document }: Desktop, place: string): EditOp[] {
  const street = place.split(/,\s*/).find((part) => /\d/.test(part)) ?? place
  return document.order.flatMap((id): EditOp[] => {
    const block = document.blocks[id]
    const way = String(block?.props.directions ?? '')
    const isStale = block?.type === 'place' && /\d/.test(way) && !way.includes(street)
    return isStale && !block.locked ? [{ op: 'set', id, path: 'directions', value: '' }] : []
  })
}

/** An address without its street: what has no house number, or a postcode before the town. */
function restOf(place: string): string {
  const parts = place.split(/,\s*/)
  const street = parts.findIndex((part) => /\d/.test(part))
  return street < 0 || parts.length < 2 ? '' : parts.filter((_part, at) => at !== street).join(', ')
}

export function forget({ document }: Desktop, { key }: Of<'forget'>): Change {
  if (document.facts[key] === undefined) return unchanged({ code: 'unknown', fact: key })
  const text: EditOp[] = [
    ...(key === 'phone' ? [{ op: 'fact', key: 'phoneText', value: null } as const] : []),
    ...(key === 'whatsapp' ? withoutChat(document) : []),
  ]
  const gone: EditOp = { op: 'fact', key, value: null }
  const left = applyEdits(document, [{ ...gone, src: 'user' }]).document
  const isGone = (said: string) => tells(said, key, document.facts[key])
  const told = changeTexts(document, (words) => withoutContact(words, isGone, document))
  return {
    ops: [gone, ...text, ...told.ops, ...leadElsewhere(left, document, key)],
    sources: { ...told.sources, [`facts.${key}`]: 'user' },
    outcome: { code: 'forgotten', fact: key },
  }
}

/** Nobody writes to the number that is left. */
function withoutChat({ facts: { action } }: PageDocument): EditOp[] {
  if (action?.chat !== 'whatsapp') return []
  const { chat: _, ...rest } = action
  return [{ op: 'fact', key: 'action', value: rest }]
}
