import { locales } from '#shared/locales.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import { type Tokens, themeTokens } from '#shared/page/theme-tokens.ts'
import { hasSerifs } from '../font-pairs.ts'
import { escapeXml } from './escape-xml.ts'
import { drawMotif } from './motifs.ts'
import type { Tone } from './shape.ts'
import { wrapText } from './wrap-text.ts'

const cjk = {
  ja: { serif: 'Noto Serif CJK JP', sans: 'Noto Sans CJK JP' },
  kr: { serif: 'Noto Serif CJK KR', sans: 'Noto Sans CJK KR' },
} as const

/** The picture a link to the page unfolds into, 1200 × 630, with its colours written out. */
export function ogCardSvg(document: PageDocument, language: PageLanguage): string {
  const shown = localize(document, language)
  const tokens = themeTokens(document.theme)
  const colours = document.theme.scheme === 'dark' ? tokens.dark : tokens.light
  const name = document.facts.name ?? ''
  const title = titleOf(shown) || name
  const lines = wrapText(title, 620, titleSize(title), 4)
  const size = titleSize(title)
  const top = 315 - ((lines.length - 1) * size * 1.12) / 2
  const serif = hasSerifs(document.theme.pair)
  const fonts = fontsFor(language)
  const display = serif ? fonts.serif : fonts.sans
  const text = (x: number, y: number, content: string, rest: string) =>
    `<text x="${x}" y="${Math.round(y)}" ${rest}>${escapeXml(content)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" xml:lang="${locales[language].tag}">`,
    `<rect width="1200" height="630" fill="${colours.bg}"/>`,
    `<svg x="760" width="440" height="630" viewBox="0 0 440 630"><rect width="440" height="630" fill="${colours.tint}"/>${art(document, colours)}</svg>`,
    text(
      72,
      96,
      name,
      `font-family="${fonts.sans}" font-weight="600" font-size="30" fill="${colours.primary}"`,
    ),
    ...lines.map((line, index) =>
      text(
        72,
        top + index * size * 1.12 + size * 0.35,
        line,
        `font-family="${display}" font-weight="600" font-size="${size}" fill="${colours.text}"`,
      ),
    ),
    text(
      72,
      566,
      wrapText(document.facts.place ?? '', 620, 28, 1)[0] ?? '',
      `font-family="${fonts.sans}" font-size="28" fill="${colours.muted}"`,
    ),
    '</svg>',
  ].join('')
}

/** What the page says first: its headline, else its title. */
function titleOf(document: PageDocument): string {
  const hero = Object.values(document.blocks).find((block) => block.type === 'hero')
  const title = hero?.props.title
  return (typeof title === 'string' && title) || document.meta.title
}

function titleSize(title: string): number {
  const length = [...title].reduce((sum, char) => sum + (char > '\u2e80' ? 1.9 : 1), 0)
  return length < 28 ? 84 : length < 56 ? 68 : 54
}

function fontsFor(language: PageLanguage): { serif: string; sans: string } {
  const asian = language === 'ja' || language === 'kr' ? cjk[language] : null
  const list = (latin: string, other: string) => (asian ? `'${other}',${latin}` : latin)
  return {
    serif: list('Fraunces,Georgia,serif', asian?.serif ?? ''),
    sans: list('Geist,Arial,sans-serif', asian?.sans ?? ''),
  }
}

function art(document: PageDocument, colours: Tokens): string {
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
