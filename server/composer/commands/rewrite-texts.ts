import type { BlockType } from '#shared/blocks/index.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { type BankText, bankTextsOf, lengthOf } from './bank-texts.ts'
import type { Change } from './change.ts'
import type { PageWriter } from './page-writer.ts'

/** How many seeds are asked for another wording. */
const seedsTried = 24
/** What a shortened list or text keeps. */
const fewestItems = 3

export interface Wording {
  seed: number
  value: unknown
}

/** Chooses among other wordings of a text; null where none will do. */
export type Choose = (text: BankText, wordings: readonly Wording[]) => Wording | null

/** The texts that are the composer's, worded as `choose` likes best. */
export function rewriteTexts(
  document: PageDocument,
  writer: PageWriter,
  texts: readonly BankText[],
  choose: Choose,
): Pick<Change, 'ops' | 'sources'> {
  const said = new Set(bankTextsOf(document, null).map(({ value }) => JSON.stringify(value)))
  const change: Pick<Change, 'ops' | 'sources'> = { ops: [], sources: {} }
  for (const text of texts) {
    const wordings = wordingsOf(document, writer, text).filter(
      ({ value }) => !said.has(JSON.stringify(value)),
    )
    const chosen = choose(text, wordings)
    if (!chosen) continue
    said.add(JSON.stringify(chosen.value))
    const { id, type, path } = text
    const props = { [path]: chosen.value }
    change.ops.push({ op: 'set', id, path, value: chosen.value })
    change.ops.push(...writer.translations(id, type, chosen.seed, props))
    // The words of a list are marked as somebody's only when they are typed.
    if (textFields(type, props).some((said) => said.path === path))
      change.sources[`${id}.${path}`] = 'bank'
  }
  return change
}

function wordingsOf(document: PageDocument, writer: PageWriter, text: BankText): Wording[] {
  const first = document.meta.seed
  return Array.from({ length: seedsTried }, (_, step) => first + step).map((seed) => ({
    seed,
    value: writer.write(text.type, seed)[text.path],
  }))
}

/** The shortest wording, whole items or paragraphs left out where there are many. */
export const shortest: Choose = (text, wordings) => {
  const least = text.path === 'body' ? 1 : fewestItems
  const cut = wordings.map(({ seed, value }) => ({
    seed,
    value: Array.isArray(value) ? value.slice(0, least) : value,
  }))
  const [best] = cut.toSorted((one, other) => lengthOf(one.value) - lengthOf(other.value))
  return best && lengthOf(best.value) > 0 && lengthOf(best.value) < lengthOf(text.value)
    ? best
    : null
}

export const longest: Choose = (text, wordings) => {
  const [best] = wordings.toSorted((one, other) => lengthOf(other.value) - lengthOf(one.value))
  return best && lengthOf(best.value) > lengthOf(text.value) ? best : null
}

export const another: Choose = (_text, wordings) => wordings[0] ?? null

export function proseOf(document: PageDocument, kind: BlockType | null): BankText[] {
  return bankTextsOf(document, kind).filter(({ isHeading }) => !isHeading)
}
