import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from '#client/ui/picture.tsx'
import { parseImageModifiers } from '#server/assets/image-modifiers.ts'
import { imageUrl } from '#shared/images.ts'

describe('a picture', () => {
  const html = renderToStaticMarkup(
    <Picture source="uploads/abc" alt="Bread & butter" width={320} height={240} />,
  )

  it('is offered for screens of density 1 and 2, as WebP', () => {
    expect(html).toContain('src="/_image/f_webp,w_320/uploads/abc"')
    expect(html).toContain(
      'srcSet="/_image/f_webp,w_320/uploads/abc 1x, /_image/f_webp,w_640/uploads/abc 2x"',
    )
  })

  it('keeps its place, waits its turn and says what it shows', () => {
    expect(html).toContain('width="320" height="240" alt="Bread &amp; butter"')
    expect(html).toContain('loading="lazy"')
    expect(html).not.toMatch(/fetchpriority/i)
    const first = renderToStaticMarkup(
      <Picture source="a.png" alt="" width={320} height={240} eager />,
    )
    expect(first).toContain('loading="eager"')
    expect(first).toMatch(/fetchpriority="high"/i)
  })

  it.each([90, 320, 640, 700, 1440, 4000])('of %i pixels asks for widths there are', (width) => {
    const fluid = renderToStaticMarkup(
      <Picture source="a.png" alt="" width={width} height={10} sizes="100vw" />,
    )
    const offers = [...fluid.matchAll(/\/_image\/([^/]+)\/a\.png (\d+)w/g)]
    expect(offers.length).toBeGreaterThan(0)
    for (const [, modifiers, offered] of offers)
      expect(parseImageModifiers(modifiers ?? '').width).toBe(Number(offered))
    const widths = offers.map(([, , offered]) => Number(offered))
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
    expect(widths.at(-1)).toBeGreaterThanOrEqual(Math.min(2 * width, 3072))
  })

  it('has an address nothing in its source can break out of', () => {
    expect(imageUrl('../a?b#c%2f"/ü.png', { width: 64 })).toBe(
      '/_image/f_webp,w_64/../a%3Fb%23c%252f%22/%C3%BC.png',
    )
  })
})
