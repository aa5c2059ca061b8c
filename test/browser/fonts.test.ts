import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { openPaths } from '#test/support/open-screens.ts'

const suite = browserSuite()

it.each(openPaths.flatMap((path) => [path, `/de${path}`, `/ja${path}`]))(
  '%s fetches no font ahead that it does not use',
  async (path) => {
    const { page } = await suite.visitor()
    const answer = await openAlive(page, suite.url + path)
    const { link = '' } = (await answer?.allHeaders()) ?? {}
    const ahead = [...link.matchAll(/<([^>]+)>; rel=preload; as=font/g)].map(([, file]) => file)
    expect(ahead.length).toBeGreaterThan(0)
    expect(await page.evaluate(usedFonts)).toEqual(expect.arrayContaining(ahead))
  },
)

/** Runs in the browser: paths of the font files that some text is drawn with. */
async function usedFonts(): Promise<string[]> {
  await document.fonts.ready
  const nameOf = (family: string, range: string) => `${family.replaceAll('"', '')} ${range}`
  const drawn = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => nameOf(family, unicodeRange)),
  )
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => {
      const property = (name: string) => style.getPropertyValue(name)
      return drawn.has(nameOf(property('font-family'), property('unicode-range')))
    })
    .flatMap(({ style }) => [...style.getPropertyValue('src').matchAll(/url\("([^"]+)"\)/g)])
    .map(([, file = '']) => new URL(file, location.href).pathname)
}
