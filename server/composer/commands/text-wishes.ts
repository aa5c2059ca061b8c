import { type BlockType, blockKinds } from '#shared/blocks/index.ts'
import { AppError } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { Tone } from '../write/tones.ts'
import { type BankText, bankTextsOf } from './bank-texts.ts'
import { firstOf } from './block-wishes.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import type { Titles } from './intent.ts'
import { pageWriter } from './page-writer.ts'
import { another, type Choose, longest, proseOf, rewriteTexts, shortest } from './rewrite-texts.ts'

interface Meant {
  kind: BlockType | null
  of?: Titles | undefined
}

/**
 * Shorter or longer texts out of the copy banks. A page gets shorter by its prose: headings, which
 * carry its voice and take no room, follow only where they are named.
 */
export function resizeTexts(
  desktop: Desktop,
  meant: Meant & { wish: 'shorter' | 'longer' },
): Change {
  const { document } = desktop
  const { wish, kind } = meant
  const stays = untouchable(document, meant)
  if (stays) return stays
  const texts = titlesOf(document, meant) ?? proseOf(document, kind)
  const choose = wish === 'shorter' ? shortest : longest
  return reworded(desktop, texts, choose, { code: wish, ...(kind && { part: kind }) })
}

/** Another version of a block, of titles, or of all that the composer wrote. */
export function rewordTexts(desktop: Desktop, meant: Meant): Change {
  const { document } = desktop
  const { kind, of } = meant
  const stays = untouchable(document, meant)
  if (stays) return stays
  const texts = titlesOf(document, meant) ?? bankTextsOf(document, kind)
  const outcome = { code: 'rewritten', ...(kind && { part: kind }) } as const
  const change = reworded(desktop, texts, another, outcome)
  const id = kind && !of && firstOf(document, kind)
  return id && kind ? { ...change, ops: [...change.ops, nextVariant(document, id, kind)] } : change
}

/** The texts that have a tone, in the asked one. */
export function speakIn(desktop: Desktop, tone: Tone, kind: BlockType | null): Change {
  const { document } = desktop
  const stays = untouchable(document, { kind })
  if (stays) return stays
  return reworded(desktop, tonedTexts(document, kind), another, { code: 'voice' }, tone)
}

/** The words that go along where the page as a whole takes a tone on; none may be left to do so. */
export function followTone(desktop: Desktop, tone: Tone): Change {
  const { document } = desktop
  const writer = pageWriter(desktop, { tone })
  const texts = tonedTexts(document, null)
  return { ...rewriteTexts(document, writer, texts, another), outcome: null }
}

const toned = ['hero.title', 'cta.title', 'cta.text']

function tonedTexts(document: PageDocument, kind: BlockType | null): BankText[] {
  return bankTextsOf(document, kind).filter(({ type, path }) => toned.includes(`${type}.${path}`))
}

/** @throws AppError `needs_model` where the banks have nothing for it */
function reworded(
  desktop: Desktop,
  texts: readonly BankText[],
  choose: Choose,
  outcome: Change['outcome'],
  tone?: Tone,
): Change {
  const { document } = desktop
  const writer = pageWriter(desktop, { tone })
  const change = rewriteTexts(document, writer, texts, choose)
  if (change.ops.length > 0) return { ...change, outcome }
  if (texts.length === 0 && isAllTyped(document)) return unchanged({ code: 'yours' })
  throw new AppError('needs_model', 'The composer has no other wording for this. A model would.')
}

function isAllTyped({ src }: PageDocument): boolean {
  return Object.values(src).some((source) => source === 'user')
}

/** The titles that are meant; undefined where prose is. */
function titlesOf(document: PageDocument, { kind, of }: Meant): BankText[] | undefined {
  if (of === 'headline') return bankTextsOf(document, 'hero').filter(({ path }) => path === 'title')
  return of && bankTextsOf(document, kind).filter(({ isHeading }) => isHeading)
}

/** Why a named block stays as it is. */
function untouchable(document: PageDocument, meant: Meant): Change | null {
  const kind = meant.of === 'headline' ? 'hero' : meant.kind
  const id = kind && firstOf(document, kind)
  if (!kind) return null
  if (!id) return unchanged({ code: 'absent', part: kind })
  return document.blocks[id]?.locked ? unchanged({ code: 'locked', part: kind }) : null
}

function nextVariant({ blocks }: PageDocument, id: string, kind: BlockType): EditOp {
  const variants: readonly string[] = blockKinds[kind].variants
  const at = variants.indexOf(blocks[id]?.variant ?? '')
  return { op: 'set', id, path: '@variant', value: variants[(at + 1) % variants.length] }
}
