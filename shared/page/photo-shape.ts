import type { Media } from '#shared/blocks/field.ts'

/** The shape a photo is shown in, as near to its own as pages need to know. */
export type PhotoShape = NonNullable<NonNullable<Media>['ratio']>

/** Width and height of each. */
export const photoShapes: Record<PhotoShape, readonly [width: number, height: number]> = {
  portrait: [4, 5],
  square: [1, 1],
  // Between a telephone's 4:3 and a camera's 3:2: little is cut of either.
  landscape: [7, 5],
  wide: [16, 9],
  panorama: [21, 9],
}

/** Width by height from which a picture is the one or the other. */
const from: readonly [PhotoShape, number][] = [
  ['panorama', 2.1],
  ['wide', 1.6],
  ['landscape', 1.15],
  ['square', 0.87],
]

export function photoShape({ width, height }: { width: number; height: number }): PhotoShape {
  return from.find(([, least]) => width / height >= least)?.[0] ?? 'portrait'
}

/** Of a picture nobody measured most likely that of a camera held level. */
export function shapeOf(media: Media): PhotoShape {
  return media?.ratio ?? 'landscape'
}

/** Width by height. */
export function ratioOf(media: Media): number {
  const [width, height] = photoShapes[shapeOf(media)]
  return width / height
}
