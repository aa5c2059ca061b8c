import { headingInLanguage } from '#server/composer/heading-in-language.ts'
import { knownOf, requestOf } from '#server/generation/generation-request.ts'
import type { GenerationService } from '#server/generation/generation-service.ts'
import type { StoredGeneration } from '#server/storage/storage.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument, type PageDocument, type PageLanguage } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { menuInLanguage } from './menu-in-language.ts'
import { isSourceKept, type TranslateOp } from './translation-source.ts'

/** What writes a page in another language. */
export interface Writing {
  generations: Pick<GenerationService, 'composer'>
}

/**
 * The page in the wanted languages. One that is dropped keeps its texts for a return; one that is
 * new gets what the composer writes natively in it, for the texts that are still the composer's.
 * A language in which there would be no word at all is not added.
 */
export async function addLanguages(
  services: Writing,
  document: PageDocument,
  wanted: readonly PageLanguage[],
  latest: StoredGeneration | null,
): Promise<PageDocument> {
  const added = [...new Set(wanted)].filter((language) => !document.locales.includes(language))
  const ops = latest ? await nativeTexts(services, document, added, latest) : []
  const folded = foldOps(pageState(document), ops).document
  const hasWords = (language: PageLanguage) =>
    document.locales.includes(language) || Object.keys(folded.i18n[language] ?? {}).length > 0
  const others = [...new Set(wanted)].filter(
    (language) => language !== document.base && hasWords(language),
  )
  const locales = [document.base, ...others]
  if (locales.join() === document.locales.join()) return document
  return { ...folded, locales }
}

/** The page's seed wrote it; a block that was written again has the latest generation's. */
async function nativeTexts(
  { generations }: Writing,
  document: PageDocument,
  languages: PageLanguage[],
  latest: StoredGeneration,
): Promise<TranslateOp[]> {
  if (languages.length === 0) return []
  const { brief, seed, createdAt, owner } = latest
  const { chosen } = requestOf(latest).composition
  const texts: TranslateOp[] = []
  for (const each of new Set([document.meta.seed, seed])) {
    const request = {
      brief,
      chosen,
      locale: document.base,
      locales: languages,
      fallback: document.base,
      seed: each,
      now: createdAt,
      known: {
        ...knownOf(document),
        industry: document.meta.industry,
        facts: document.facts,
      },
    }
    const { opening, blocks } = await generations.composer.compose(request, owner)
    const ops = [...opening, ...blocks.flatMap((block) => block.ops)]
    const written = foldOps(pageState(emptyDocument(document.id, document.base)), ops).document
    const isNative = (op: Op): op is TranslateOp =>
      op.op === 'translate' && languages.includes(op.locale) && isSourceKept(op, written, document)
    texts.push(...ops.filter(isNative))
    const told = () => foldOps(pageState(document), texts).document
    texts.push(...languages.flatMap((language) => headingsInLanguage(told(), language)))
    texts.push(...languages.flatMap((language) => menuInLanguage(told(), written, language)))
  }
  return texts
}

/** Of sections the composer did not write, or not with this heading: those that have a label. */
function headingsInLanguage(document: PageDocument, language: PageLanguage): TranslateOp[] {
  const texts = document.i18n[language] ?? {}
  return document.order.flatMap((id): TranslateOp[] => {
    const { type, props } = document.blocks[id] ?? {}
    if (type === 'hero' || !props?.title || texts[`${id}.title`]) return []
    const text = headingInLanguage(String(props.title), document, language)
    return text
      ? [{ op: 'translate', locale: language, id, path: 'title', text, state: 'done' }]
      : []
  })
}
