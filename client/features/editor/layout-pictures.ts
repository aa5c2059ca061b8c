import { type Bar, columns, line, priced, title } from './kind-picture.tsx'

const round: Bar = [6, 6, 36, 24]
const rowsOf = (...tops: number[]): Bar[] =>
  tops.flatMap((y): Bar[] => [[6, y, 6, 6, 1], line(y + 2, 26, 15)])

/** How a layout sets what stands in it, whatever the section: its bars on a sheet of 48 by 36. */
const pictures: Record<string, readonly Bar[]> = {
  split: [title(), line(14, 16), line(18, 14), [26, 6, 16, 24]],
  column: [
    title(14, 6, 20),
    line(14, 20, 14),
    line(18, 20, 14),
    line(22, 20, 14),
    line(26, 14, 14),
  ],
  quote: [[6, 8, 3, 20, 1], line(9, 30, 12), line(14, 26, 12), line(24, 14, 12)],
  panel: [[6, 6, 16, 24, 1], line(9, 16, 26), line(14, 16, 26), line(19, 12, 26)],
  band: [
    [0, 9, 48, 18],
    [12, 13, 24, 4, 1],
    [18, 20, 12, 4, 1],
  ],
  card: [round, [10, 10, 14, 4, 1], line(18, 28, 10), line(23, 22, 10)],
  quiet: [title(6, 12, 20), line(20, 28)],
  list: [title(), line(14), line(20), line(26)],
  cards: [title(), ...columns(14, 16)],
  timeline: [[10, 4, 2, 28], ...rowsOf(5, 15, 25).map(([x, ...rest]): Bar => [x + 2, ...rest])],
  columns: [title(), ...columns(14, 3, 2), ...columns(20, 3, 2), ...columns(26, 3, 2)],
  grid: [...columns(6, 10), ...columns(20, 10)],
  rows: rowsOf(5, 15, 25),
  badges: [title(), [6, 15, 14, 5], [22, 15, 9, 5], [33, 15, 9, 5], [6, 23, 9, 5], [17, 23, 16, 5]],
  bento: [
    [6, 5, 21, 12, 1],
    [30, 5, 12, 12],
    [6, 20, 10, 11],
    [19, 20, 23, 11],
  ],
  simple: [line(17, 18, 15)],
  mosaic: [
    [6, 5, 20, 26],
    [29, 5, 13, 12],
    [29, 19, 13, 12],
  ],
  strip: [
    [-6, 9, 16, 18],
    [13, 9, 16, 18],
    [32, 9, 16, 18],
  ],
  bar: [[6, 15, 8, 5, 1], line(17, 6, 20), line(17, 6, 28), line(17, 6, 36)],
  centered: [[14, 8, 20, 5, 1], line(17, 16, 16), line(21, 12, 18), [19, 26, 10, 4, 1]],
  poster: [[0, 0, 48, 36], [6, 20, 26, 5, 1], line(28, 18)],
  banner: [[0, 0, 48, 16], title(6, 20, 22), line(28, 28)],
  type: [[6, 7, 36, 7, 1], [6, 17, 24, 7, 1], line(28, 18)],
  schedule: [title(6, 8, 14), line(15, 12), [24, 6, 18, 5], [24, 14, 18, 5], [24, 22, 18, 5]],
  table: [...priced(6), ...priced(13), ...priced(20), ...priced(27)],
  tickets: [
    [6, 6, 26, 7],
    [34, 6, 8, 7, 1],
    [6, 16, 26, 7],
    [34, 16, 8, 7, 1],
    [6, 26, 26, 7],
    [34, 26, 8, 7, 1],
  ],
  single: [[21, 5, 6, 5, 1], line(14, 30, 9), line(18, 24, 12), line(26, 12, 18)],
  row: [
    [6, 12, 9, 6, 1],
    [20, 12, 9, 6, 1],
    [34, 12, 8, 6, 1],
    line(21, 9),
    line(21, 9, 20),
    line(21, 8, 34),
  ],
  numbered: rowsOf(4, 14, 24),
}

/** An even sheet for a layout this version does not draw. */
export function layoutPicture(variant: string): readonly Bar[] {
  return Object.hasOwn(pictures, variant) ? (pictures[variant] ?? [round]) : [round]
}
