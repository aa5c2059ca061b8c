import { wordsIn } from '#server/generation/wishes/words-in.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { exampleWishes, type WishKind } from './example-wishes.ts'

type Ops = Record<string, unknown>[]

/** What a model answers that carries an example out as it is meant. */
export function perfectAnswer(kind: WishKind, language: PageLanguage, page: PageDocument): Ops {
  const { words } = exampleWishes[language]
  const title = (value: string): Ops => [{ op: 'set', id: 'hero', path: 'title', value }]
  switch (kind) {
    case 'friendlier':
    case 'formal':
    case 'tourists':
    case 'headline':
      return title(words[kind])
    case 'half':
      return [{ op: 'set', ...longText(page), value: words.half }]
    case 'parking': {
      const item = { q: words.question, a: words.answer }
      return page.blocks.faq
        ? [{ op: 'add', id: 'faq', path: 'items', value: item }]
        : [
            {
              op: 'insert',
              type: 'faq',
              after: 'hero',
              props: { title: words.question, items: [item] },
            },
          ]
    }
    case 'groups':
      return inGroups(page, words.groups)
    case 'translate': {
      const locale = language === 'en' ? 'de' : 'en'
      return [{ op: 'translate', locale, ...longText(page), text: words.translated }]
    }
    case 'merge':
      return [
        { op: 'set', ...longText(page), value: words.merged },
        { op: 'remove', id: otherOf(page) },
      ]
    case 'closed':
      return [{ op: 'insert', type: 'notice', props: { text: words.notice, until: '2027-08-10' } }]
    case 'sea':
      return [{ op: 'theme', theme: { hue: 215, chroma: 0.12 } }]
    case 'headings':
      return [{ op: 'theme', theme: { scale: 'grand' } }]
    case 'undo':
      return [{ op: 'undo' }]
  }
}

/** Where the page says most: there is something to shorten and to translate. */
export function longText({ order, blocks }: PageDocument): { id: string; path: string } {
  const own = order.filter(
    (id) => !['header', 'footer', 'contact'].includes(blocks[id]?.type ?? ''),
  )
  const texts = own.flatMap((id) => {
    const block = blocks[id]
    const fields = block ? textFields(block.type, block.props) : []
    return fields.map(({ path, value }) => ({ id, path, length: wordsIn(value).length }))
  })
  const [longest] = texts.toSorted((one, other) => other.length - one.length)
  return { id: longest?.id ?? '', path: longest?.path ?? '' }
}

/** What goes when two parts are merged: another block than the one that says most. */
export function otherOf(page: PageDocument): string {
  const { id } = longText(page)
  const kinds = ['features', 'faq', 'about', 'menu', 'services']
  const others = page.order.filter((other) => other !== id)
  return (
    kinds.flatMap((kind) => others.filter((other) => page.blocks[other]?.type === kind))[0] ?? ''
  )
}

/** The items as they are, in so many groups; a plain list becomes a menu. */
function inGroups(page: PageDocument, names: readonly string[]): Ops {
  const { menu, services } = page.blocks
  const groups = (menu?.props.groups ?? [{ items: services?.props.items }]) as { items: Item[] }[]
  const items = groups.flatMap((group) => group.items)
  const size = Math.ceil(items.length / names.length)
  const value = names.map((name, at) => ({
    name,
    items: items.slice(at * size, (at + 1) * size).map(asEntry),
  }))
  if (menu) return [{ op: 'set', id: 'menu', path: 'groups', value }]
  return [
    { op: 'insert', type: 'menu', after: 'services', props: { groups: value } },
    { op: 'remove', id: 'services' },
  ]
}

interface Item {
  name: string
  text?: string
  price?: string
}

const asEntry = ({ name, text = '', price = '' }: Item): Item => ({ name, text, price })
