import type { BlockType } from '#shared/blocks/index.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { missingIn } from '#shared/page/drafts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { translationKey } from '#shared/page/text-keys.ts'
import type { PagePlanBlock } from '../plan/plan-page.ts'
import { detectLanguage } from '../understand/detect-language.ts'
import { noWords } from '../write/brief-sentences.ts'
import { setDesk } from '../write/desk.ts'
import { speaksAlone } from '../write/first-person.ts'
import { ownLabel } from '../write/own-label.ts'
import { type Tone, toneOfMood } from '../write/tones.ts'
import { voiceOf } from '../write/voice-of.ts'
import { writers } from '../write/write-block.ts'
import { writeMeta } from '../write/write-meta.ts'
import type { Desktop } from './change.ts'

type Props = Record<string, unknown>

/** How a translation of the composer's stands on the page. */
const composed = { state: 'done', src: 'bank' } as const

/** The composer at a page that is written already. */
export interface PageWriter {
  /** A block of that kind as the composer would write it with that seed. */
  write(type: BlockType, seed: number): Props
  /** The page's title or description as the composer puts them, in every language. */
  meta(keys: readonly ('title' | 'description')[]): EditOp[]
  /** What the other languages of the page say where the page's own says `props`. */
  translations(id: string, type: BlockType, seed: number, props: Props): EditOp[]
}

export function pageWriter(
  { document, brief, now }: Desktop,
  { tone }: { tone?: Tone | undefined } = {},
): PageWriter {
  const briefLocale = brief ? detectLanguage(brief, document.base) : document.base
  const plan = planOf(document)
  const { facts } = document
  const { industry } = document.meta
  const voice = voiceOf(industry, brief, briefLocale)
  const isAlone = speaksAlone(brief, briefLocale)
  const label = ownLabel(brief, briefLocale, industry, facts)
  const deskFor = (locale: PageLanguage, seed: number) =>
    setDesk(locale, {
      seed,
      now,
      industry,
      voice,
      facts,
      plan,
      briefLocale,
      own: noWords,
      label,
      tone: tone ?? toneOfMood[document.theme.mood],
      isToneAsked: tone !== undefined,
      isAlone,
    })
  // What a person typed stays, and is out of date where its text is another by now.
  const isOpen = (locale: PageLanguage, id: string, path: string) =>
    document.src[translationKey(locale, id, path)] !== 'user'
  const write = (locale: PageLanguage, type: BlockType, seed: number) =>
    writers[type](deskFor(locale, seed)).props as Props
  return {
    write: (type, seed) => write(document.base, type, seed),
    meta: (keys) => {
      const [own, ...others] = document.locales.map((locale) => ({
        locale,
        said: writeMeta(deskFor(locale, document.meta.seed)),
      }))
      const meta = Object.fromEntries(keys.map((key) => [key, own?.said[key] ?? '']))
      const translated = others.flatMap(({ locale, said }) =>
        keys
          .filter((path) => isOpen(locale, 'meta', path))
          .map((path): EditOp => {
            return { op: 'translate', locale, id: 'meta', path, text: said[path], ...composed }
          }),
      )
      return [{ op: 'meta', meta }, ...translated]
    },
    translations: (id, type, seed, props) =>
      document.locales.slice(1).flatMap((locale) => {
        const native = new Map(
          textFields(type, write(locale, type, seed)).map(({ path, value }) => [path, value]),
        )
        return textFields(type, props).flatMap(({ path, value }): EditOp[] => {
          const text = native.get(path)
          const isSame = Array.isArray(value) && Array.isArray(text)
          if (!value || typeof value !== typeof text || !isOpen(locale, id, path)) return []
          const cut = isSame ? (text as unknown[]).slice(0, value.length) : text
          return [{ op: 'translate', locale, id, path, text: cut as string, ...composed }]
        })
      }),
  }
}

function planOf(document: PageDocument): PagePlanBlock[] {
  return document.order.flatMap((id) => {
    const block = document.blocks[id]
    if (!block || block.hidden || !blockKind(block.type)) return []
    const draft = missingIn(block, document.facts) !== null
    return [{ id, type: block.type as BlockType, variant: block.variant, draft }]
  })
}
