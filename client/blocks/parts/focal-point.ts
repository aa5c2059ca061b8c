import type { Media } from '#shared/blocks/field.ts'
import { mediaFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'

type Focal = NonNullable<NonNullable<Media>['focal']>

/** Published pages allow no `style` attribute, so a focal point is a class of the page's sheet. */
export function focalClass({ x, y }: Focal): string {
  return `focal-${percent(x)}-${percent(y)}`
}

/** The rules of the focal points a page has, each one time. */
export function focalRules(document: PageDocument): string {
  const points = Object.values(document.blocks)
    .flatMap(({ type, props }) => mediaFields(type, props))
    .flatMap(({ value }) => (value as Media)?.focal ?? [])
  const rules = points.map(
    (focal) => `.${focalClass(focal)}{object-position:${percent(focal.x)}% ${percent(focal.y)}%}`,
  )
  return [...new Set(rules)].join('')
}

function percent(part: number): number {
  return Math.round(part * 100)
}
