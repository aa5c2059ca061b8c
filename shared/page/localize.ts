import { textFields } from './block-props.ts'
import type { Block, PageDocument, PageLanguage } from './document.ts'
import { metaText } from './meta-text.ts'
import { setAt } from './path.ts'

/** The page as a reader of `language` sees it: translations put in place, the source elsewhere. */
export function localize(document: PageDocument, language: PageLanguage): PageDocument {
  if (language === document.base) return document
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
  for (const { path } of textFields(block.type, props)) {
    const translation = texts[`${id}.${path}`]
    if (translation) props = setAt(props, path, translation.text)
  }
  return props === block.props ? block : { ...block, props }
}

function translatedMeta(
  texts: Texts,
  document: PageDocument,
  path: 'title' | 'description',
): string {
  const text = texts[`meta.${path}`]?.text
  return typeof text === 'string' ? text : (metaText(document, path) ?? '')
}
