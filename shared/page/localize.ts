import { textFields } from './block-props.ts'
import type { Block, PageDocument, PageLanguage } from './document.ts'
import { foundWords } from './found-words.ts'
import { metaText } from './meta-text.ts'
import { setAt } from './path.ts'
import type { RichText } from './rich-text.ts'
import { textHash } from './text-hash.ts'

/** The page as a reader of `language` sees it: translations put in place, the source elsewhere. */
export function localize(document: PageDocument, language: PageLanguage): PageDocument {
  const page = language === document.base ? document : translate(document, language)
  return { ...page, meta: { ...page.meta, ...foundWords(page, language) } }
}

function translate(document: PageDocument, language: PageLanguage): PageDocument {
  const texts = document.i18n[language] ?? {}
  const blocks = Object.fromEntries(
    Object.entries(document.blocks).map(([id, block]) => [id, localizeBlock(id, block, texts)]),
  )
  const meta = {
    ...document.meta,
    title: translatedMeta(texts, document, 'title'),
    description: translatedMeta(texts, document, 'description'),
  }
  return { ...document, meta, blocks }
}

type Texts = NonNullable<PageDocument['i18n'][PageLanguage]>

function localizeBlock(id: string, block: Block, texts: Texts): Block {
  let props = block.props
  for (const { path, value } of textFields(block.type, props)) {
    const translation = texts[`${id}.${path}`]
    if (translation && isShown(translation, value)) props = setAt(props, path, translation.text)
  }
  return props === block.props ? block : { ...block, props }
}

/** What a text said that is empty by now, it says in no language; unless it was said since. */
function isShown({ srcHash }: Texts[string], value: unknown): boolean {
  const own = (value ?? '') as string | RichText
  return own.length > 0 || srcHash === textHash(own)
}

function translatedMeta(
  texts: Texts,
  document: PageDocument,
  path: 'title' | 'description',
): string {
  const own = metaText(document, path) ?? ''
  const translation = texts[`meta.${path}`]
  const text = translation && isShown(translation, own) ? translation.text : own
  return typeof text === 'string' ? text : own
}
