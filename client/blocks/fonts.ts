import { hasDenseScript } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Theme } from '#shared/page/theme.ts'
import { type FaceName, fontFaces } from './font-faces.ts'
import { fontPairs, type Voice } from './font-pairs.ts'

const asianStacks = {
  ja: {
    serif: "'Hiragino Mincho ProN','Yu Mincho','Noto Serif JP','Noto Serif CJK JP',serif",
    sans: "'Hiragino Sans','Yu Gothic UI',Meiryo,'Noto Sans JP','Noto Sans CJK JP',sans-serif",
    round:
      "'Hiragino Maru Gothic ProN','Zen Maru Gothic','BIZ UDPGothic',Meiryo,'Noto Sans CJK JP',sans-serif",
  },
  kr: {
    serif: "AppleMyungjo,'Nanum Myeongjo',Batang,'Noto Serif KR','Noto Serif CJK KR',serif",
    sans: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',sans-serif",
    round: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',sans-serif",
  },
} as const

const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

/** The faces of a page and the properties that put them to use. */
export function fontCss(pairName: Theme['pair'], language: PageLanguage): string {
  const { display, text, asian } = fontPairs[pairName]
  if (hasDenseScript(language)) {
    const stacks = asianStacks[language]
    return root(stacks[asian], asian === 'round' ? stacks.round : stacks.sans, {
      ...display,
      weight: asian === 'serif' ? 600 : 700,
      tracking: 0,
      leading: 1.32,
      more: '',
    })
  }
  const used = [...new Set([display.family, text])]
  return used.map(faceCss).join('') + root(stackOf(display.family), stackOf(text), display)
}

/** What the creator's tools on a page are set in: the product's own letters, whatever the page's are. */
export const toolsFontCss = () =>
  `${faceCss('Geist')}:root{--tools:'Geist','Geist Fallback',system-ui,sans-serif}`

/** The files a page's first screen needs, to be fetched early. */
export function fontPreloads(pairName: Theme['pair'], language: PageLanguage): string[] {
  if (hasDenseScript(language)) return []
  const { display, text } = fontPairs[pairName]
  return [...new Set([display.family, text])].map((name) => fontFaces[name].latin)
}

function root(display: string, text: string, voice: Omit<Voice, 'family'>): string {
  return `:root{--display:${display};--body:${text};--weight:${voice.weight};--tracking:${voice.tracking}em;--leading:${voice.leading}}${voice.more ? `h1,h2,.hero-heading{${voice.more}}` : ''}`
}

function stackOf(family: FaceName): string {
  const generic = fontFaces[family].standIn[0] === 'Georgia' ? 'serif' : 'sans-serif'
  return `'${family}','${family} Fallback',${generic}`
}

function faceCss(name: FaceName): string {
  const { latin, latinExt, standIn } = fontFaces[name]
  const face = (url: string, range: string) =>
    `@font-face{font-family:'${name}';font-weight:100 900;font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}}`
  const [local, adjust] = standIn
  const stand = `@font-face{font-family:'${name} Fallback';src:local('${local}');size-adjust:${adjust}%}`
  return face(latin, ranges.latin) + face(latinExt, ranges.latinExt) + stand
}
