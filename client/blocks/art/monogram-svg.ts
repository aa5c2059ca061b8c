import { escapeXml } from '#shared/escape-xml.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { themeTokens } from '#shared/page/theme-tokens.ts'
import { hasSerifs } from '../font-pairs.ts'
import { initials } from './initials.ts'

const corners = { none: 0, small: 12, large: 20, round: 32 } as const

/** The page's icon, for its browser tab: its initials on its own colour. */
export function monogramSvg(document: PageDocument): string {
  const { light, dark } = themeTokens(document.theme)
  const colours = document.theme.scheme === 'dark' ? dark : light
  const letters = initials(document.facts.name ?? document.meta.title) || '·'
  const size = letters.length > 1 ? 28 : 36
  const serif = hasSerifs(document.theme.pair)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="${corners[document.theme.radius]}" fill="${colours.primary}"/>`,
    `<text x="32" y="33" dominant-baseline="central" text-anchor="middle" font-family="${serif ? 'Fraunces,Georgia,serif' : 'Geist,system-ui,sans-serif'}" font-weight="650" font-size="${size}" fill="${colours.onPrimary}">${escapeXml(letters)}</text>`,
    '</svg>',
  ].join('')
}
