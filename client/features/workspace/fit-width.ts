export type PreviewWidth = 'phone' | 'tablet' | 'full'

export interface Column {
  width: number
  height: number
}

/** In CSS pixels; a full page is shown as on a small desktop. */
const previewWidths: Record<PreviewWidth, number> = { phone: 375, tablet: 768, full: 1280 }

/** How much smaller a page is while it is seen as a whole. */
const overviewScale = 0.48

export interface Fit {
  width: number
  height: number
  scale: number
}

/** In a column of less than this nobody can read a desktop. */
const leastForDesktop = 520

/** The width a page is shown in until another is chosen. */
export function usualWidth(column: Column | null): PreviewWidth {
  return column && column.width < leastForDesktop ? 'phone' : 'full'
}

/** The frame's own size and its scale, so that the chosen width fits into a column. */
export function fitWidth(choice: PreviewWidth, column: Column): Fit {
  const wanted = previewWidths[choice]
  const isRoomy = choice === 'full' && column.width > wanted
  // A page on a phone is as wide as the phone is.
  const isNarrow = choice === 'phone' && column.width < leastForDesktop
  const width = isRoomy || isNarrow ? column.width : wanted
  const scale = Math.min(1, column.width / width)
  return { width, scale, height: column.height / scale }
}

/** The same from further away. */
export function overviewOf(fit: Fit): Fit {
  return { ...fit, scale: fit.scale * overviewScale, height: fit.height / overviewScale }
}
