import type { Media } from '#shared/blocks/field.ts'
import { sceneIcons } from '#shared/blocks/scene.ts'
import { escapeXml } from '#shared/escape-xml.ts'
import { locales } from '#shared/locales.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import type { Tokens } from '#shared/page/theme-tokens.ts'
import { hasSerifs } from '../font-pairs.ts'
import { cardColours } from './card-colours.ts'
import { cardScene } from './card-scene.ts'
import { initials } from './initials.ts'
import { drawMotif } from './motifs.ts'
import type { Tone } from './shape.ts'
import { widthOf, wrapText } from './wrap-text.ts'

/** Room for words, in px. */
const lineWidth = 620
/** Read where a chat shows the card a quarter as large. */
const placeSize = 36

/**
 * The picture a link to the page unfolds into, 1200 × 630, with its colours written out.
 * @param photo address of what stands in the place of the drawing
 */
export function ogCardSvg(
  document: PageDocument,
  language: PageLanguage,
  photo: string | null = null,
): string {
  const shown = localize(document, language)
  const colours = cardColours(document)
  const name = document.facts.name ?? ''
  const title = titleOf(shown) || name
  const size = titleSize(title)
  const lines = wrapText(title, lineWidth, size, 4)
  const leading = asianFamily(title) ? 1.3 : 1.12
  const top = 315 - ((lines.length - 1) * size * leading) / 2
  const serif = hasSerifs(document.theme.pair)
  const text = (y: number, content: string, how: Setting) =>
    `<text x="72" y="${Math.round(y)}" ${setting(content, how)}>${escapeXml(content)}</text>`
  const place = wrapText(document.facts.place ?? '', lineWidth, placeSize, 2)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" xml:lang="${locales[language].tag}">`,
    `<rect width="1200" height="630" fill="${colours.bg}"/>`,
    `<svg x="760" width="440" height="630" viewBox="0 0 440 630"><rect width="440" height="630" fill="${colours.tint}"/>${photo ? photoFill(photo) : art(document, colours)}</svg>`,
    title === name ? '' : text(96, name, { size: 36, weight: 600, fill: colours.primary }),
    ...lines.map((line, index) =>
      text(top + index * size * leading + size * 0.35, line, {
        size,
        weight: 600,
        serif,
        fill: colours.text,
      }),
    ),
    ...place.map((line, index) =>
      text(566 - (place.length - 1 - index) * placeSize * 1.3, line, {
        size: placeSize,
        weight: 400,
        fill: colours.muted,
      }),
    ),
    '</svg>',
  ].join('')
}

/** What the page says first: its headline, else its title. */
function titleOf(document: PageDocument): string {
  const title = heroOf(document)?.props.title
  return (typeof title === 'string' && title) || document.meta.title
}

function heroOf({ blocks }: PageDocument) {
  return Object.values(blocks).find((block) => block.type === 'hero')
}

/** As large as its length allows, and so that no word of it is broken. */
function titleSize(title: string): number {
  const length = [...title].reduce((sum, char) => sum + (char > '\u2e80' ? 2.2 : 1), 0)
  const most = length < 28 ? 84 : length < 56 ? 68 : 54
  // A name in characters is one word, as long as a line has room for it.
  const isOneLine = widthOf(title, 54) <= lineWidth && asianFamily(title) !== null
  const longest = isOneLine ? [title] : title.split(/[\s\u2e80-\u{10ffff}]/u)
  const fits = (size: number) => longest.every((word) => widthOf(word, size) <= lineWidth)
  return [84, 68, 54, 44, 36, 28].find((size) => size <= most && fits(size)) ?? most
}

interface Setting {
  size: number
  weight: 400 | 600
  serif?: boolean
  fill: string
}

/**
 * A line's font attributes. Japanese and Korean come in the thinnest cut of a variable family,
 * the only one the rasteriser knows: a line of the same colour around it makes the weight.
 */
function setting(content: string, { size, weight, serif = false, fill }: Setting): string {
  const family = asianFamily(content)
  if (family) {
    const line = Math.round(size * (weight === 600 ? 6 : 3.2)) / 100
    return `font-family="${family}" font-size="${size}" fill="${fill}" stroke="${fill}" stroke-width="${line}" stroke-linejoin="round"`
  }
  const latin = serif ? 'Fraunces,Georgia,serif' : 'Geist,Arial,sans-serif'
  return `font-family="${latin}" font-weight="${weight}" font-size="${size}" fill="${fill}"`
}

function asianFamily(content: string): string | null {
  if (/\p{sc=Hangul}/u.test(content)) return 'Noto Sans KR Thin'
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(content)) return 'Noto Sans JP Thin'
  return null
}

function photoFill(photo: string): string {
  return `<image href="${escapeXml(photo)}" width="440" height="630" preserveAspectRatio="xMidYMid slice"/>`
}

/** What the page's hero draws, in a shape of the card's own; its letters where it draws nothing. */
function art(document: PageDocument, colours: Tokens): string {
  const hero = heroOf(document)
  if (hero && undrawn.has(hero.variant)) return letters(document, colours)
  const icons = sceneIcons(hero?.props.media as Media)
  return (icons && cardScene(icons, colours)) || motifArt(document, colours)
}

/** Heroes of type alone. */
const undrawn: ReadonlySet<string> = new Set(['type', 'card', 'schedule'])

function letters(document: PageDocument, colours: Tokens): string {
  const shown = initials(document.facts.name ?? document.meta.title)
  const size = [...shown].length > 1 ? 190 : 260
  const serif = hasSerifs(document.theme.pair)
  const how = setting(shown, { size, weight: 600, serif, fill: colours.onPrimary })
  return [
    `<rect width="440" height="630" fill="${colours.primary}"/>`,
    `<text x="220" y="${315 + Math.round(size * 0.36)}" text-anchor="middle" ${how}>${escapeXml(shown)}</text>`,
  ].join('')
}

function motifArt(document: PageDocument, colours: Tokens): string {
  const hex: Record<Tone, string> = {
    ground: colours.tint,
    art1: colours.art1,
    art2: colours.art2,
    art3: colours.art3,
    primary: colours.primary,
    accent: colours.accent,
    paper: colours.bg,
    ink: colours.text,
  }
  const { motif, seed } = document.theme.art
  return drawMotif(motif, `${seed}-hero`, 440, 630)
    .map(({ d, tone, line }) =>
      line
        ? `<path d="${d}" fill="none" stroke="${hex[tone]}" stroke-width="${line}" stroke-linecap="round"/>`
        : `<path d="${d}" fill="${hex[tone]}"/>`,
    )
    .join('')
}
