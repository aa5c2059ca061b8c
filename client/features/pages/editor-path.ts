import type { PageSummary } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'

/** Where a page is worked on: those of version 1 in their own generator. */
export function editorPath({ version, slug }: Pick<PageSummary, 'version' | 'slug'>): string {
  return routePath(version === 1 ? 'generateV1' : 'generate', { slug })
}
