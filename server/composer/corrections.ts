import type { Reading } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type Corrections, correctedWords, inSentences } from '#shared/page/corrected-words.ts'
import type { Facts } from '#shared/page/facts.ts'
import { correctedPrices } from './corrected-prices.ts'
import type { Layout } from './lay-out/layout.ts'
import type { Statement } from './material/statement.ts'
import type { Words } from './material/words.ts'
import { dialledAs, isSameNumber } from './phone-numbers.ts'
import { renamedWords } from './renamed.ts'
import type { Sheet } from './write/sheet.ts'

/** What a creator corrected, as it has to be in every text that names it; longest words first. */
export function correctionsOf(reading: Reading, known: Facts): Corrections {
  const { text, facts } = reading
  const pairs = inSentences.flatMap((key): (readonly [string, string])[] => {
    const found = facts[key]
    const now = key === 'phoneText' ? (known.phoneText ?? known.phone) : known[key]
    if (!found || now === undefined || now === found.value) return []
    const said = text.raw.slice(...found.span)
    if (key === 'phoneText' && isToldApart(reading, known.phone ?? now, found.span)) return []
    if (key === 'name') return [...renamedWords(text.raw, said, now, text.language.code)]
    const isTown = key === 'place' && facts.place?.kind === 'town'
    return [[said, isTown ? (townIn(now) ?? now) : now]]
  })
  return [...pairs, ...chatNumber(reading, known), ...correctedPrices(reading, known)].sort(
    ([one], [other]) => other.length - one.length,
  )
}

/** The number of WhatsApp, written as the old one was. */
function chatNumber({ text, facts, contacts }: Reading, { whatsapp }: Facts) {
  const { whatsapp: found } = facts
  if (!found || !whatsapp || whatsapp === found.value) return []
  if (isToldApart({ contacts }, whatsapp, found.span)) return []
  const said = text.raw.slice(...found.span)
  return [[said, dialledAs(said, whatsapp)] as const]
}

/** "WhatsApp 0151 …, else 040 …": a number the brief has for something else takes no other's place. */
const isToldApart = (
  { contacts }: Pick<Reading, 'contacts'>,
  number: string,
  [start]: readonly [number, number],
): boolean =>
  contacts.some(
    ({ kind, value, span }) => kind === 'phone' && span[0] !== start && isSameNumber(value, number),
  )

/** The town of "12 Mill Lane, Bath"; undefined where the last part has figures in it. */
export function townIn(place: string): string | undefined {
  const last = place
    .split(/,\s*/)
    .at(-1)
    ?.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d+)?\s+/, '')
  return last && !/\d/.test(last) ? last : undefined
}

/**
 * A brief that names nothing for sure may have another name in its headline, as that of the place it is held at:
 * the one its creator chose stands there instead.
 */
export function named(
  layout: Layout,
  reading: Reading,
  statements: readonly Statement[],
  { name }: Facts,
): Layout {
  const { title } = layout
  if (!name || reading.facts.name || !isOtherName(reading, statements, title)) return layout
  return { ...layout, title: { ...title, text: name } }
}

/** What stands in quotation marks within a sentence is called so; alone it is a slogan. */
function isOtherName(
  { claims, nameChoices }: Reading,
  statements: readonly Statement[],
  { spans: [span, ...others] }: Words,
): boolean {
  if (!span || others.length > 0) return false
  const [start, end] = span
  const isIn = (whole: Span) => whole[0] <= start && end <= whole[1]
  const isAll = (each: { span: Span }) => each.span[0] === start && each.span[1] === end
  const quotation = claims.find((claim) => claim.kind === 'quote' && isIn(claim.span))?.span
  const isSlogan = statements.some(
    (each) => quotation && quotation[0] <= each.span[0] && each.span[1] <= quotation[1],
  )
  return nameChoices.some(isAll) || (quotation !== undefined && !isSlogan)
}

/** Every text of a block that holds words of the brief, corrected. */
export function correctSheet(sheet: Sheet, corrections: Corrections): void {
  if (corrections.length === 0) return
  for (const path of sheet.own) sheet.set(path, correctedWords(sheet.props[path], corrections))
}
