import { pageLanguage } from '#server/composer/compose-page.ts'
import { detectLanguage } from '#server/reader/detect-language.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import type { WishScope } from '#shared/page/wish.ts'
import { type Truth, truthOf } from '../model/truth/truth-guard.ts'

/** A wish as a model is asked for it. */
export interface WishTask {
  command: string
  /** What its creator's interface speaks: remarks are in it. */
  locale: PageLanguage
  scope: WishScope | null
  /** What was asked for before, the last first, and what came of it in a few words. */
  earlier: readonly { command: string; outcome: string }[]
  /** The day it is uttered, as 2026-08-01. */
  today: string
}

/**
 * What may be said because of a wish: what the brief, the page and its facts say, and what the
 * creator says in this wish and said in those before.
 */
export function truthOfWish(
  document: PageDocument,
  brief: string,
  { command, locale, earlier }: WishTask,
): Truth {
  const commands = [command, ...earlier.map((wish) => wish.command)]
  const told = [brief, ...textsOf(document), ...commands].join('\n')
  return truthOf(told, document.facts, languagesOf(document, command, locale))
}

/** What the creator says in this wish alone. */
export function truthOfCommand(document: PageDocument, { command, locale }: WishTask): Truth {
  return truthOf(command, {}, languagesOf(document, command, locale))
}

function languagesOf(
  { base }: PageDocument,
  command: string,
  locale: PageLanguage,
): PageLanguage[] {
  const spoken = pageLanguage(detectLanguage(command, locale), locale)
  return [...new Set([spoken, locale, base])]
}

/** Every text of a page in its own language. */
function textsOf({ blocks, meta }: PageDocument): string[] {
  const texts = Object.values(blocks).flatMap(({ type, props }) =>
    textFields(type, props).map(({ value }) =>
      typeof value === 'string' ? value : plainText((value ?? []) as RichText),
    ),
  )
  return [meta.title, meta.description, ...texts]
}
