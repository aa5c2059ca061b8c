import type { I18n } from '#client/platform/i18n.tsx'
import { kindName } from '#shared/blocks/index.ts'
import type { Block } from '#shared/page/document.ts'
import { sectionHeading } from '#shared/page/section-heading.ts'

/** A section as its page calls it; by its kind where it has no heading. */
export function sectionName(block: Block | undefined, t: I18n['t']): string {
  return sectionHeading(block) || t(`generate.sections.${kindName(block?.type ?? '')}`)
}
