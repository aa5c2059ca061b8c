import type { PageDocument } from './document.ts'
import { moveTranslations } from './move-translations.ts'
import type { EditOp, OpOf } from './ops.ts'
import { applyEdits } from './restore/invert-op.ts'

interface MenuLink {
  label: string
  to: string
}

interface Menu {
  id: string
  links: MenuLink[]
}

/** A person's edits, with what they change in the page's own menu: names of sections, and their order. */
export function menuFollowing(document: PageDocument, ops: readonly EditOp[]): readonly EditOp[] {
  const menu = menuOf(document)
  if (!menu) return ops
  const named = [...ops, ...ops.flatMap((op) => renamed(document, menu, op))]
  if (!ops.some(({ op }) => op === 'move') || !isInOrder(menu.links, document.order)) return named
  return [...named, ...reordered(applyEdits(document, named).document)]
}

/** The first top of the page; one that is locked stays as it is. */
function menuOf({ order, blocks }: PageDocument): Menu | null {
  const id = order.find((each) => blocks[each]?.type === 'header')
  const { props, locked } = blocks[id ?? ''] ?? {}
  const links = props?.links as MenuLink[] | undefined
  return id && links && !locked ? { id, links } : null
}

/** A link that says a section's heading, or what the page called it by itself, says the new one. */
function renamed(document: PageDocument, menu: Menu, op: EditOp): EditOp[] {
  if ((op.op !== 'set' && op.op !== 'translate') || op.path !== 'title') return []
  const heading = op.op === 'set' ? op.value : op.text
  const at = menu.links.findIndex(({ to }) => to === `#${op.id}`)
  const link = menu.links[at]
  if (typeof heading !== 'string' || !link) return []
  const path = `links.${at}.label`
  const said = inLanguage(document, op, `${menu.id}.${path}`) ?? link.label
  const title = document.blocks[op.id]?.props.title
  const before = inLanguage(document, op, `${op.id}.title`) ?? title
  const isHeading = said === asLabel(String(before ?? ''))
  const isTranslated = inLanguage(document, op, `${menu.id}.${path}`) !== undefined
  const isUsual = !isTranslated && document.src[`${menu.id}.${path}`] !== 'user'
  if (!isHeading && !(isUsual && heading && heading.length <= mostOfUsual)) return []
  const label = asLabel(heading)
  return op.op === 'set'
    ? [{ op: 'set', id: menu.id, path, value: label }]
    : [{ op: 'translate', locale: op.locale, id: menu.id, path, text: label, state: op.state }]
}

/** Letters up to which a heading stands in the menu in place of the section's usual short name. */
const mostOfUsual = 20
/** Letters a link of the menu has room for. */
const mostOfLabel = 40

/** A heading as a link of the menu says it. */
export function asLabel(heading: string): string {
  return heading.length > mostOfLabel ? `${heading.slice(0, mostOfLabel - 1).trimEnd()}…` : heading
}

function inLanguage({ i18n }: PageDocument, op: EditOp, key: string): unknown {
  return op.op === 'translate' ? i18n[op.locale]?.[key]?.text : undefined
}

/** Links to sections in the order of the sections; others keep their places among them. */
function reordered(page: PageDocument): EditOp[] {
  const menu = menuOf(page)
  if (!menu || isInOrder(menu.links, page.order)) return []
  const { id, links } = menu
  const places = links.map((_, at) => at)
  const inner = places.filter((at) => placeOf(links[at], page.order) >= 0)
  const sorted = inner.toSorted(
    (a, b) => placeOf(links[a], page.order) - placeOf(links[b], page.order),
  )
  const origins = places.map((at) => sorted[inner.indexOf(at)] ?? at)
  const value = origins.map((at) => links[at])
  const set: OpOf<'set'> = { op: 'set', id, path: 'links', value }
  return [set, ...moveTranslations(page, id, 'links', value, origins)]
}

function isInOrder(links: readonly MenuLink[], order: readonly string[]): boolean {
  const places = links.map((link) => placeOf(link, order)).filter((place) => place >= 0)
  return places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))
}

function placeOf(link: MenuLink | undefined, order: readonly string[]): number {
  return link?.to.startsWith('#') ? order.indexOf(link.to.slice(1)) : -1
}
