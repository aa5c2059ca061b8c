import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import { alternatives, type BriefText, endsSentence } from './read-text.ts'

/** How far a thing stands from the word for mending it: "reparación y alquiler de bicicletas". */
const reach = 28

/** Whether a brief speaks of mending things by hand: neither of houses nor, first of all, of cars. */
export function isWorkshop(text: BriefText, lexicon: Lexicon): boolean {
  if (matchAll(phraseIndex(lexicon.workshops), text.folded).length > 0) return true
  const mended = mendedAt(text, lexicon)
  return mended >= 0 && mended < firstVehicle(text, lexicon)
}

/** Where a thing is said to be mended, the two in one sentence and near each other; -1 for nowhere. */
export function mendedAt(text: BriefText, { mending }: Lexicon): number {
  return doneTo(text, mending)
}

/** Where a thing is said to be hired out, as "we hire out tents"; -1 for nowhere. */
export function hiredAt(text: BriefText, { hiring }: Lexicon): number {
  return doneTo(text, hiring)
}

/** Where a thing stands near a word for what is done to it, in one sentence; -1 for nowhere. */
function doneTo({ folded }: BriefText, deed: { acts: string; things: string }): number {
  const acts = matchAll(phraseIndex(deed.acts), folded)
  const things = matchAll(phraseIndex(deed.things), folded)
  const found = things.find((thing) =>
    acts.some((act) => {
      const [from, to] = act.end <= thing.start ? [act.end, thing.start] : [thing.end, act.start]
      return to - from <= reach && !hasStop(folded, from, to)
    }),
  )
  return found?.start ?? -1
}

function hasStop(folded: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (endsSentence(folded, at)) return true
  return false
}

function firstVehicle({ folded }: BriefText, lexicon: Lexicon): number {
  const { strong = '', weak = '' } = lexicon.industries['auto-repair']
  const signs = [...alternatives(strong), ...alternatives(weak)].join('|')
  return matchAll(phraseIndex(signs), folded)[0]?.start ?? Number.POSITIVE_INFINITY
}

/** Whether a practice treats animals. */
export function isVet({ folded }: BriefText, { vets }: Lexicon): boolean {
  return matchAll(phraseIndex(vets), folded).length > 0
}

/** Whether washing is brought there: nobody comes to clean. */
export function isLaundry({ folded }: BriefText, { laundries }: Lexicon): boolean {
  return matchAll(phraseIndex(laundries), folded).length > 0
}

/** Whether it grows or makes what it sells, before it is said to be any other shop. */
export function isProducer(text: BriefText, lexicon: Lexicon): boolean {
  const made = firstOf(lexicon.producers, text)
  return made < Number.POSITIVE_INFINITY && made <= otherShopAt(text, lexicon)
}

/** Whether one takes things out there and brings them back, before it is said to be any other shop. */
export function isHire(text: BriefText, lexicon: Lexicon): boolean {
  const hired = hiredAt(text, lexicon)
  const named = firstOf(lexicon.hiring.names, text)
  const first = Math.min(named, hired < 0 ? Number.POSITIVE_INFINITY : hired)
  return first < Number.POSITIVE_INFINITY && first <= otherShopAt(text, lexicon)
}

/** Where a brief first calls itself a shop that neither makes what it sells nor lends it. */
function otherShopAt({ folded }: BriefText, lexicon: Lexicon): number {
  const apart = new Set([...alternatives(lexicon.producers), ...alternatives(lexicon.hiring.names)])
  const names = alternatives(lexicon.industries.shop.names)
  const others = names.filter((name) => !apart.has(name)).join('|')
  return matchAll(phraseIndex(others), folded)[0]?.start ?? Number.POSITIVE_INFINITY
}

function firstOf(phrases: string, { folded }: BriefText): number {
  return matchAll(phraseIndex(phrases), folded)[0]?.start ?? Number.POSITIVE_INFINITY
}

/** Whether two people marry there; other events take whoever comes. */
export function isWedding({ folded }: BriefText, { weddings }: Lexicon): boolean {
  return matchAll(phraseIndex(weddings), folded).length > 0
}

/** Whether it is people of one village or one pastime, as an allotment club. */
export function isClub({ folded }: BriefText, { clubs }: Lexicon): boolean {
  return matchAll(phraseIndex(clubs), folded).length > 0
}

export function isRepairCafe({ folded }: BriefText, { repairCafes }: Lexicon): boolean {
  return matchAll(phraseIndex(repairCafes), folded).length > 0
}

/** Whether people make music together there, and nobody hires them. */
export function playsForJoy({ folded }: BriefText, { playing }: Lexicon): boolean {
  const isHired = matchAll(phraseIndex(playing.hired), folded).length > 0
  return !isHired && matchAll(phraseIndex(playing.together), folded).length > 0
}
