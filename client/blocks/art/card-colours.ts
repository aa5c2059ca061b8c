import type { PageDocument } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { type Tokens, themeTokens } from '#shared/page/theme-tokens.ts'
import { type Ground, groundsOf } from '../grounds.ts'

/** The colours of what a page opens with, as `data-ground` gives them to its first screen. */
export function cardColours(document: PageDocument): Tokens {
  const { light, dark } = themeTokens(document.theme)
  const colours = document.theme.scheme === 'dark' ? dark : light
  return { ...colours, ...onGround[groundOfHero(document)](colours) }
}

function groundOfHero(document: PageDocument): Ground {
  const blocks = readerBlocks(document).flatMap((id) => document.blocks[id] ?? [])
  const at = blocks.findIndex(({ type }) => type === 'hero')
  return groundsOf(blocks, document.theme)[at] ?? 'bg'
}

const onGround: Record<Ground, (colours: Tokens) => Partial<Tokens>> = {
  bg: () => ({}),
  surface: ({ surface }) => ({ bg: surface }),
  tint: ({ tint, bg, onTint }) => ({ bg: tint, tint: bg, text: onTint }),
  ink: ({ ink, onInk, art4 }) => ({
    ...allOf(onInk, ink),
    tint: mixed(onInk, ink, 0.12),
    muted: mixed(onInk, ink, 0.82),
    art1: mixed(art4, ink, 0.55),
    art5: mixed(onInk, ink, 0.75),
  }),
  primary: ({ fill, onFill }) => ({
    ...allOf(onFill, fill),
    tint: mixed(onFill, fill, 0.1),
    art1: mixed(onFill, fill, 0.24),
  }),
}

/** One colour for all that stands on another. */
function allOf(colour: string, ground: string): Partial<Tokens> {
  const on = { text: colour, muted: colour, primary: colour, art5: colour }
  return { bg: ground, onPrimary: ground, ...on }
}

/** So much of one colour in another, both `#rrggbb`. */
function mixed(one: string, other: string, part: number): string {
  const [from, to] = [other, one].map((hex) => hex.match(/[\da-f]{2}/gi) ?? [])
  const channels = (from ?? []).map((channel, at) => {
    const [start, end] = [channel, to?.[at] ?? channel].map((each) => Number.parseInt(each, 16))
    return Math.round((start ?? 0) + ((end ?? 0) - (start ?? 0)) * part)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
