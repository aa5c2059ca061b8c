export type PreviewWidth = 'phone' | 'tablet' | 'full'

/** In CSS pixels; a full page is shown as on a small desktop. */
const previewWidths: Record<PreviewWidth, number> = { phone: 375, tablet: 768, full: 1280 }

/** How much smaller a page is while it is seen as a whole. */
const overviewScale = 0.48

export interface Fit {
  width: number
  height: number
  scale: number
}

/** The frame's own size and its scale, so that the chosen width fits into a column. */
export function fitWidth(choice: PreviewWidth, column: { width: number; height: number }): Fit {
  const wanted = previewWidths[choice]
  const isRoomy = choice === 'full' && column.width > wanted
  // On a phone the page is shown as it is: nobody can read a desktop there.
  const width = isRoomy || isPhone(column) ? column.width : wanted
  const scale = Math.min(1, column.width / width)
  return { width, scale, height: column.height / scale }
}

/** The same from further away, where there is room for that. */
export function overviewOf(fit: Fit, column: { width: number }): Fit {
  if (isPhone(column)) return fit
  return { ...fit, scale: fit.scale * overviewScale, height: fit.height / overviewScale }
}

function isPhone(column: { width: number }): boolean {
  return column.width < 520
}
