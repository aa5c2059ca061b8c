import { blockKind } from '#shared/blocks/index.ts'
import type { PartChange, ValueChange, ValueKind } from '#shared/page/compare/page-changes.ts'
import type { News, NewsCode } from '#shared/revisions.ts'

/** So long are the words a line of a list quotes. */
const longestQuote = 60

/** What happened in a section, the most telling first; translations are told with their language. */
export function sectionNews(part: PartChange, moved: 'up' | 'down' | null): News[] {
  const events = part.events.map((event): NewsCode => {
    if (event !== 'moved') return event
    return moved === 'down' ? 'movedDown' : 'movedUp'
  })
  const own = part.values.filter(({ language }) => !language)
  return [
    ...events.map((code) => news(code)),
    ...textNews(own),
    ...itemNews(part, own),
    ...pictureNews(own),
    ...restNews(own),
  ]
}

/** The heading by itself; of other texts the one there is, or how many and the first. */
function textNews(values: ValueChange[]): News[] {
  const words = values.filter(({ kind, path }) => kind === 'words' && !/(^|\.)alt$/.test(path))
  const heading = words.find(({ path, after }) => path === 'title' && after !== '')
  const others = words.filter((value) => value !== heading)
  const first = others.find(({ after }) => after !== '') ?? others[0]
  return [
    ...(heading ? [news('heading', { words: quote(heading.after) })] : []),
    ...(first ? [textsNews(first, others.length)] : []),
  ]
}

function textsNews({ before, after }: ValueChange, count: number): News {
  const words = quote(after === '' ? before : after)
  if (count > 1) return news('texts', { count, words })
  return news(after === '' ? 'textGone' : 'text', { words })
}

/** Entries that came and went; those of a gallery are photos. */
function itemNews({ type }: PartChange, values: ValueChange[]): News[] {
  const items = values.filter(({ kind }) => kind === 'item')
  const isOfPhotos = blockKind(type ?? '')?.wants === 'photos'
  const told = (some: ValueChange[], codes: [one: NewsCode, many: NewsCode, photos: NewsCode]) => {
    const words = quote(some[0]?.after ?? some[0]?.before ?? '')
    const count = some.length
    if (count === 0) return []
    if (isOfPhotos) return [news(codes[2], { count })]
    return count === 1 && words ? [news(codes[0], { words })] : [news(codes[1], { count })]
  }
  return [
    ...told(
      items.filter(({ before }) => before === null),
      ['itemAdded', 'itemsAdded', 'photoAdded'],
    ),
    ...told(
      items.filter(({ after }) => after === null),
      ['itemRemoved', 'itemsRemoved', 'photoRemoved'],
    ),
  ]
}

function pictureNews(values: ValueChange[]): News[] {
  const codes = values.filter(({ kind }) => kind === 'picture').map(pictureCode)
  return [...new Set(codes)].map((code) =>
    news(code, { count: codes.filter((each) => each === code).length }),
  )
}

function pictureCode({ before, after }: ValueChange): NewsCode {
  const [was, is] = [before, after].map((source) => source !== null && source !== 'art')
  if (was && is) return 'photoReplaced'
  if (is) return 'photoAdded'
  return was ? 'photoRemoved' : 'drawing'
}

const codeOfKind: Partial<Record<ValueKind, NewsCode>> = {
  crop: 'crop',
  order: 'order',
  layout: 'layout',
  link: 'link',
  icon: 'icon',
  price: 'price',
  format: 'format',
  contents: 'contents',
  flag: 'option',
  choice: 'option',
  date: 'option',
}

/** Each kind of change once; the layout and an option with their names. */
function restNews(values: ValueChange[]): News[] {
  const alt = values.some(({ kind, path }) => kind === 'words' && /(^|\.)alt$/.test(path))
  const told = values.flatMap(({ kind, path, after }): News[] => {
    const code = codeOfKind[kind]
    if (!code) return []
    return [
      news(code, {
        words: code === 'layout' ? String(after) : '',
        field: code === 'option' ? path : '',
      }),
    ]
  })
  const once = told.filter(
    ({ code, field }, at) =>
      told.findIndex((each) => each.code === code && each.field === field) === at,
  )
  return [...(alt ? [news('alt')] : []), ...once]
}

function news(code: NewsCode, more: Partial<News> = {}): News {
  return { code, count: 1, words: '', field: '', ...more }
}

/** The beginning of a text, cut between words where it has any. */
export function quote(value: unknown): string {
  const line = String(value ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
  if (line.length <= longestQuote) return line
  const cut = line.slice(0, longestQuote).toWellFormed()
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > longestQuote / 2 ? end : longestQuote)}…`
}
