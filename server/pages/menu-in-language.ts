import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { asLabel } from '#shared/page/menu-following.ts'
import type { TranslateOp } from './translation-source.ts'

interface Link {
  label: string
  to: string
}

/**
 * The links of a page's menus that have no word of `language` yet: each says what the composer
 * calls its section, wherever it stands by now, else what the section's heading says.
 * @param written the document as the composer wrote it
 */
export function menuInLanguage(
  document: PageDocument,
  written: PageDocument,
  language: PageLanguage,
): TranslateOp[] {
  const texts = document.i18n[language] ?? {}
  const native = nativeLabels(written, language)
  return menusOf(document).flatMap(([id, links]) =>
    links.flatMap(({ label, to }, at): TranslateOp[] => {
      const path = `links.${at}.label`
      if (texts[`${id}.${path}`] || !to.startsWith('#')) return []
      const section = to.slice(1)
      const isHeading = label === asLabel(String(document.blocks[section]?.props.title ?? ''))
      const follows = isHeading || document.src[`${id}.${path}`] !== 'user'
      const said = native.get(`${to} ${label}`) ?? (follows && texts[`${section}.title`])
      if (!said || typeof said.text !== 'string') return []
      const { text, state } = said
      return [{ op: 'translate', locale: language, id, path, text: asLabel(text), state }]
    }),
  )
}

type Text = NonNullable<PageDocument['i18n'][PageLanguage]>[string]

/** What the composer's own menu says in `language`, by where a link leads and what it says. */
function nativeLabels(written: PageDocument, language: PageLanguage): Map<string, Text> {
  const texts = written.i18n[language] ?? {}
  const labels = menusOf(written).flatMap(([id, links]) =>
    links.flatMap(({ label, to }, at) => {
      const text = texts[`${id}.links.${at}.label`]
      return text ? [[`${to} ${label}`, text] as const] : []
    }),
  )
  return new Map(labels)
}

function menusOf({ order, blocks }: PageDocument): [string, readonly Link[]][] {
  return order.flatMap((id) => {
    const block = blocks[id]
    const links = block?.type === 'header' ? (block.props.links as Link[] | undefined) : undefined
    return links ? [[id, links]] : []
  })
}
