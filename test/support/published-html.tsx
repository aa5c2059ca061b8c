import { renderToStaticMarkup } from 'react-dom/server'
import { pageStyles } from '#client/blocks/page-styles.ts'
import { PublishedPage, type PublishedPageProps } from '#client/blocks/published-page.tsx'
import type { PageDocument } from '#shared/page/document.ts'

/** The HTML a reader gets of a document, at /p/aurora unless told otherwise. */
export function publishedHtml(
  document: PageDocument,
  more: Partial<PublishedPageProps> = {},
): string {
  const { language = document.base } = more
  return renderToStaticMarkup(
    <PublishedPage
      document={document}
      language={language}
      slug="aurora"
      now={0}
      styles={pageStyles(document, language)}
      canonical="https://example.org/p/aurora"
      alternates={[]}
      cardUrl="https://example.org/p/aurora/card.png"
      iconUrl="/p/aurora/icon.svg"
      noindex={false}
      {...more}
    />,
  )
}
