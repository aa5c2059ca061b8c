import { detectLanguage } from '#server/reader/detect-language.ts'
import { objectOf } from '#shared/blocks/field.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { locales } from '#shared/locales.ts'
import { emptyProps, textFields } from '#shared/page/block-props.ts'
import type { PageLanguage, Source } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { getAt } from '#shared/page/path.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import type { BlockDraft } from './block-draft.ts'
import { fillOffer } from './fill-offer.ts'
import { type Fitting, fitValue } from './fit-value.ts'
import type { RawBlock } from './read-blocks.ts'
import type { Truth } from './truth/truth-guard.ts'
import { authorshipOf } from './writable-fields.ts'

/** What a page's blocks are measured against. */
export interface Measure {
  language: PageLanguage
  truth: Truth
  facts: Facts
  blockIds: ReadonlySet<string>
}

export interface FittedBlock {
  variant: string | null
  props: Record<string, unknown>
  /** Whose a top-level field is; what stays empty is nobody's. */
  src: Record<string, Source>
}

/** Fewer letters than this tell no language. */
const leastLetters = 60

/**
 * A block of the model's, field by field: what may stand of it, the composer's text for the rest.
 * @returns the block, or in plain words why none of it may stand
 */
export function fitBlock(
  raw: RawBlock,
  draft: BlockDraft,
  measure: Measure,
): FittedBlock | { wrong: string } {
  const kind = blockKind(draft.type)
  if (!kind) return { wrong: 'unknown kind' }
  const refused: string[] = []
  const props: Record<string, unknown> = {}
  const src: Record<string, Source> = {}
  for (const [key, field] of Object.entries(kind.fields)) {
    const given = draft.props[key]
    const authorship = authorshipOf(kind, key, field)
    const isTold = authorship === 'told'
    const fitting: Fitting = {
      ...measure,
      isTold,
      refuse: (words) => refused.push(`${key}: ${words}`),
    }
    const written =
      authorship === 'kept'
        ? undefined
        : authorship === 'offer'
          ? fillOffer(field, given, raw.props[key], fitting)
          : fitValue(field, raw.props[key], fitting)
    const isNew = written !== undefined && JSON.stringify(written) !== JSON.stringify(given)
    if (isNew) src[key] = 'model'
    else if (given !== undefined) src[key] = draft.src[key] ?? 'bank'
    const value = written ?? given
    if (value !== undefined) props[key] = value
  }
  const words = modelWords(draft, props, src)
  if (words === '') return { wrong: refused[0] ?? 'no field of it could be used' }
  if (isOtherLanguage(words, measure.language))
    return { wrong: `not in ${locales[measure.language].name}` }
  if (!objectOf(kind.fields).safeParse({ ...emptyProps(draft.type), ...props }).success)
    return { wrong: 'does not fit its fields' }
  const variant = kind.variants.includes(raw.variant as string) ? (raw.variant as string) : null
  return { variant, props, src }
}

export function isOtherLanguage(words: string, language: PageLanguage): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  return letters >= leastLetters && detectLanguage(words, language) !== language
}

/** What the model says in the block, as one text. */
function modelWords(
  draft: BlockDraft,
  props: Record<string, unknown>,
  src: Record<string, Source>,
): string {
  const own = Object.fromEntries(Object.entries(props).filter(([key]) => src[key] === 'model'))
  return textFields(draft.type, own)
    .filter(({ path, value }) => getAt(draft.props, path) !== value)
    .map(({ value }) => (typeof value === 'string' ? value : plainText((value ?? []) as RichText)))
    .filter(Boolean)
    .join('\n')
}
