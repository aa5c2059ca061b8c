import type { BlockType } from '#shared/blocks/index.ts'

/** A bar of a picture: left, top, width, height on a sheet of 48 by 36, and whether it is loud. */
export type Bar = readonly [x: number, y: number, width: number, height: number, loud?: 1]

export const line = (y: number, width = 36, x = 6): Bar => [x, y, width, 2]
export const title = (x = 6, y = 6, width = 18): Bar => [x, y, width, 4, 1]
export const columns = (y: number, height: number, count = 3): Bar[] =>
  Array.from({ length: count }, (_, index): Bar => {
    const width = (36 - 3 * (count - 1)) / count
    return [6 + index * (width + 3), y, width, height]
  })
export const priced = (y: number): Bar[] => [line(y, 20), [36, y, 6, 2, 1]]

const pictures: Record<BlockType, readonly Bar[]> = {
  header: [[6, 15, 8, 5, 1], line(17, 6, 20), line(17, 6, 28), line(17, 6, 36)],
  notice: [[2, 14, 44, 8, 1]],
  hero: [[6, 9, 18, 6, 1], line(19, 16), line(23, 12), [28, 6, 14, 24]],
  features: [title(), ...columns(15, 14)],
  services: [title(), line(15), line(21), line(27)],
  menu: [title(15), ...priced(15), ...priced(20), ...priced(25)],
  pricing: [
    [6, 8, 10, 20],
    [19, 5, 10, 26, 1],
    [32, 8, 10, 20],
  ],
  about: [title(), line(14, 18), line(18, 18), line(22, 16), [28, 6, 14, 24]],
  steps: [
    [6, 6, 5, 5, 1],
    line(8, 26, 15),
    [6, 15, 5, 5, 1],
    line(17, 22, 15),
    [6, 24, 5, 5, 1],
    line(26, 26, 15),
  ],
  gallery: [
    [6, 5, 17, 16],
    [26, 5, 16, 9],
    [26, 17, 16, 14],
    [6, 24, 17, 7],
  ],
  quotes: [[6, 6, 4, 5, 1], [12, 6, 4, 5, 1], line(16, 34), line(20, 28), line(27, 12)],
  stats: [
    [6, 10, 9, 8, 1],
    [20, 10, 9, 8, 1],
    [34, 10, 8, 8, 1],
    line(22, 9),
    line(22, 9, 20),
    line(22, 8, 34),
  ],
  team: [
    [7, 7, 9, 9, 1],
    [20, 7, 9, 9, 1],
    [33, 7, 9, 9, 1],
    line(20, 9, 7),
    line(20, 9, 20),
    line(20, 9, 33),
  ],
  faq: [
    [6, 6, 36, 6],
    [6, 15, 36, 6],
    [6, 24, 36, 6],
  ],
  hours: [title(), ...priced(14), ...priced(19), ...priced(24)],
  place: [title(), line(14, 14), line(18, 12), [24, 6, 18, 24], [31, 14, 4, 4, 1]],
  contact: [title(), line(14, 14), [24, 6, 18, 5], [24, 14, 18, 9], [24, 26, 9, 5, 1]],
  events: [[6, 6, 7, 7, 1], line(9, 24, 17), [6, 17, 7, 7, 1], line(20, 20, 17)],
  cta: [
    [2, 6, 44, 24],
    [12, 11, 24, 4, 1],
    [18, 20, 12, 5, 1],
  ],
  footer: [[2, 20, 44, 14], line(25, 10), line(25, 8, 22), line(25, 8, 34)],
}

/** With its border two pixels more than the sheet: a line of it is a line of the screen. */
const sizes = { small: 'h-[38px] w-[50px]', large: 'h-[74px] w-[98px]' } as const

export interface KindPictureProps {
  type: string
  size?: keyof typeof sizes
  className?: string
}

/** A kind of block as a little drawing in the page's colours; decoration beside its name. */
export function KindPicture({ type, ...props }: KindPictureProps) {
  return <Bars bars={pictures[type as BlockType] ?? []} {...props} />
}

export function Bars({
  bars,
  size = 'small',
  className = '',
}: Omit<KindPictureProps, 'type'> & { bars: readonly Bar[] }) {
  return (
    <svg
      viewBox="0 0 48 36"
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`${sizes[size]} shrink-0 rounded-sm border border-line bg-(--page-bg) ${className}`}
    >
      {bars.map(([x, y, width, height, loud]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          className={loud ? 'fill-(--page-primary)' : 'fill-(--page-text) opacity-25'}
        />
      ))}
    </svg>
  )
}
