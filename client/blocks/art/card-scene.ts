import { iconBodies } from 'virtual:icons'
import type { Tokens } from '#shared/page/theme-tokens.ts'

/** In pixels of the card's panel, which is 440 × 630. */
const ground = { left: 44, right: 396, y: 432 }
const line = 4
const gap = 10

/**
 * The things a page's hero draws, as they stand there: on one line, the first large, before a round
 * of the page's colour. Empty where none of them is among the bundled drawings.
 */
export function cardScene(icons: readonly string[], colours: Tokens): string {
  const [first, second, third] = icons.flatMap((name) =>
    Object.hasOwn(iconBodies, name) ? [iconBodies[name] ?? ''] : [],
  )
  if (!first) return ''
  const large = second ? (third ? 176 : 210) : 226
  const small = 82
  const things = [
    ...(third ? [{ body: third, size: small }] : []),
    { body: first, size: large },
    ...(second ? [{ body: second, size: small }] : []),
  ]
  const middle = (ground.left + ground.right) / 2
  const whole = things.reduce((sum, { size }) => sum + size + gap, -gap)
  let x = middle - whole / 2
  const drawn = things.map(({ body, size }) => {
    const at = x
    x += size + gap
    return thing(body, at, size)
  })
  const radius = 144
  return [
    `<path d="M${middle - radius} ${ground.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z" fill="${colours.art1}"/>`,
    `<path d="M${ground.left} ${ground.y}H${ground.right}" fill="none" stroke="${colours.art5}" stroke-width="${line}" stroke-linecap="round"/>`,
    `<g color="${colours.art5}" fill="none">${drawn.join('')}</g>`,
  ].join('')
}

/** A drawing of 24 units, its lines as thick as the ground's whatever its size. */
function thing(body: string, x: number, size: number): string {
  const width = Math.round((line * 2400) / size) / 100
  const even = body.replace(/stroke-width="[^"]*"/g, `stroke-width="${width}"`)
  return `<svg x="${Math.round(x)}" y="${ground.y - size}" width="${size}" height="${size}" viewBox="0 0 24 24">${even}</svg>`
}
