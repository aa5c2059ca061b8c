import type { PageContext } from '../page-context.ts'

/** Says, where the page is edited, which of its prices stands there. */
export function priceMark({ marked }: PageContext, id: string) {
  return marked ? { 'data-price': id } : {}
}
