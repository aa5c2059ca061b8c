import { seededRandom } from './random.ts'
import { box, circle, smooth } from './shape.ts'

/** A drawn quarter of streets with a pin: a picture of a place, not a map of it. */
export function PlaceArt({ seed }: { seed: string }) {
  const random = seededRandom(`place-${seed}`)
  const river = Array.from(
    { length: 6 },
    (_, i) => [i * 130 - 20, random.between(300, 400) - i * random.between(14, 44)] as const,
  )
  let blocks = ''
  for (let row = 0; row < 6; row++) {
    let x = random.between(-60, 0)
    while (x < 620) {
      const width = random.between(60, 130)
      if (random.chance(0.86)) blocks += box(x, row * 88 - 20, width, 72)
      x += width + 16
    }
  }
  const park = box(random.whole(1, 4) * 90, random.whole(0, 2) * 88 - 20, 150, 160)
  const [x, y] = [random.whole(250, 350), random.whole(190, 240)]
  return (
    <svg
      className="art"
      viewBox="0 0 600 460"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform="rotate(-12 300 230) scale(1.12)">
        <path className="t-art3" d={blocks} />
        <path className="t-art1" d={park} />
        <path className="l-art2" d={smooth(river)} strokeWidth="34" />
      </g>
      <path
        className="t-primary"
        d={`M${x} ${y + 70}c-14-24-44-46-44-78a44 44 0 1 1 88 0c0 32-30 54-44 78z`}
      />
      <path className="t-paper" d={circle(x, y - 8, 16)} />
    </svg>
  )
}
