import type { PageContext } from '../page-context.ts'

/** Says, where the page is edited, which field a place for a picture shows. */
export function photoSlot({ marked }: PageContext, id: string, path: string) {
  return marked ? { 'data-photo': path, 'data-photo-block': id } : {}
}
