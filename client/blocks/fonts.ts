import bitterExt from '@fontsource-variable/bitter/files/bitter-latin-ext-wght-normal.woff2?url'
import bitter from '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url'
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import frauncesOpszExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url'
import frauncesSoftExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-soft-normal.woff2?url'
import frauncesOpsz from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import frauncesSoft from '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url'
import geistExt from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url'
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import instrumentExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import outfitExt from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Theme } from '#shared/page/theme.ts'

/** A bundled family: its two files, and how its stand-in is sized until it has come. */
interface Face {
  latin: string
  latinExt: string
  /** A font every system has, and its `size-adjust`, so that nothing moves when ours arrives. */
  standIn: [local: string, sizeAdjust: number]
}

const faces = {
  'Fraunces Display': { latin: frauncesOpsz, latinExt: frauncesOpszExt, standIn: ['Georgia', 97] },
  'Fraunces Soft': { latin: frauncesSoft, latinExt: frauncesSoftExt, standIn: ['Georgia', 103] },
  Geist: { latin: geist, latinExt: geistExt, standIn: ['Arial', 104] },
  Bitter: { latin: bitter, latinExt: bitterExt, standIn: ['Georgia', 101] },
  Figtree: { latin: figtree, latinExt: figtreeExt, standIn: ['Arial', 101] },
  'Instrument Sans': { latin: instrument, latinExt: instrumentExt, standIn: ['Arial', 102] },
  Outfit: { latin: outfit, latinExt: outfitExt, standIn: ['Arial', 100] },
} as const satisfies Record<string, Face>

type FaceName = keyof typeof faces

interface Voice {
  family: FaceName
  weight: number
  /** Letter-spacing in em of large text. */
  tracking: number
  leading: number
  /** More declarations of large text: axes and features. */
  more?: string
}

interface Pair {
  display: Voice
  text: FaceName
  /** What Japanese and Korean take for the display face. */
  asian: 'serif' | 'sans' | 'round'
}

/** One display and one text face for each pair a theme may name. */
export const fontPairs: Record<Theme['pair'], Pair> = {
  'serif-display': {
    display: { family: 'Fraunces Display', weight: 380, tracking: -0.025, leading: 1.04 },
    text: 'Geist',
    asian: 'serif',
  },
  'soft-serif': {
    display: {
      family: 'Fraunces Soft',
      weight: 560,
      tracking: -0.015,
      leading: 1.08,
      more: "font-variation-settings:'SOFT' 100;",
    },
    text: 'Geist',
    asian: 'serif',
  },
  grotesque: {
    display: { family: 'Instrument Sans', weight: 640, tracking: -0.035, leading: 1.05 },
    text: 'Instrument Sans',
    asian: 'sans',
  },
  humanist: {
    display: { family: 'Figtree', weight: 700, tracking: -0.02, leading: 1.1 },
    text: 'Figtree',
    asian: 'round',
  },
  slab: {
    display: { family: 'Bitter', weight: 700, tracking: -0.025, leading: 1.1 },
    text: 'Geist',
    asian: 'sans',
  },
  geometric: {
    display: { family: 'Outfit', weight: 680, tracking: -0.03, leading: 1.02 },
    text: 'Geist',
    asian: 'sans',
  },
}

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
  if (language === 'ja' || language === 'kr') {
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

/** The files a page's first screen needs, to be fetched early. */
export function fontPreloads(pairName: Theme['pair'], language: PageLanguage): string[] {
  if (language === 'ja' || language === 'kr') return []
  const { display, text } = fontPairs[pairName]
  return [...new Set([display.family, text])].map((name) => faces[name].latin)
}

function root(display: string, text: string, voice: Omit<Voice, 'family'>): string {
  return `:root{--display:${display};--body:${text};--weight:${voice.weight};--tracking:${voice.tracking}em;--leading:${voice.leading}}${voice.more ? `h1,h2,.hero-heading{${voice.more}}` : ''}`
}

function stackOf(family: FaceName): string {
  const generic = faces[family].standIn[0] === 'Georgia' ? 'serif' : 'sans-serif'
  return `'${family}','${family} Fallback',${generic}`
}

function faceCss(name: FaceName): string {
  const { latin, latinExt, standIn } = faces[name]
  const face = (url: string, range: string) =>
    `@font-face{font-family:'${name}';font-weight:100 900;font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}}`
  const [local, adjust] = standIn
  const stand = `@font-face{font-family:'${name} Fallback';src:local('${local}');size-adjust:${adjust}%}`
  return face(latin, ranges.latin) + face(latinExt, ranges.latinExt) + stand
}
