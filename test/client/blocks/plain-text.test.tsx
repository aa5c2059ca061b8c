import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageView } from '#client/blocks/page-view.tsx'
import { blockKinds, blockTypes } from '#shared/blocks/index.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { filledAll } from '#test/support/filled-block.ts'

const facts: PageDocument['facts'] = {
  name: 'Aurora',
  place: 'Rua do Almada 214, Porto',
  phone: '+351222000111',
  email: 'ola@example.org',
  hours: 'Tu-Fr 09:00-12:30,15:00-19:00; Sa 08:00-14:00',
  prices: [{ id: 'p1', item: 'Bread', amount: 4.5, currency: 'EUR' }],
  since: 1987,
}
const cases = blockTypes.flatMap((type) =>
  blockKinds[type].variants.map((variant) => ({ type, variant })),
)
/** Elements that every reader of plain text puts on a line of their own. */
const lines =
  /<\/?(?:p|h[1-6]|ul|ol|li|dl|div|section|header|footer|main|nav|aside|article|address|figure|figcaption|blockquote|table|tbody|tr|form|details|summary|label|select|option|textarea|input|button|img)\b[^>]*>/g

it.each(cases)(
  '$type, $variant reads without its styles: no two texts are glued',
  ({ type, variant }) => {
    const document: PageDocument = {
      ...emptyDocument('x', 'en'),
      facts,
      order: ['block'],
      blocks: { block: { type, variant, props: filledAll(blockKinds[type].fields, 'Word') } },
    }
    const html = renderToStaticMarkup(
      <PageView document={document} language="en" audience="reader" slug="x" now={0} />,
    )
    const glued = html.replace(lines, '\n').match(/[\p{L}\p{N}€](?:<[^>]+>)+[\p{L}\p{N}]/gu) ?? []
    expect(glued.filter((found) => !/^.<\/?(?:strong|em|b)>.$/u.test(found))).toEqual([])
  },
)
