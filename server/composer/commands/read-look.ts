import type { Tone } from '../write/tones.ts'
import { type Clause, kindsOf } from './clause.ts'
import type { Intent, LookWish } from './intent.ts'
import type { Quality } from './lexicon/command-lexicon.ts'
import { ofKind } from './tokens.ts'

const moodOf = {
  plain: 'calm',
  premium: 'premium',
  playful: 'playful',
  technical: 'technical',
  bold: 'bold',
  calm: 'calm',
} as const

const toneOf: Partial<Record<Quality, Tone>> = {
  warm: 'warm',
  plain: 'plain',
  premium: 'premium',
  playful: 'playful',
  technical: 'technical',
  calm: 'plain',
}

const opposite: Partial<Record<Quality, Quality>> = {
  dark: 'light',
  light: 'dark',
  warm: 'cool',
  cool: 'warm',
  vivid: 'pale',
  pale: 'vivid',
  round: 'square',
  square: 'round',
  airy: 'dense',
  dense: 'airy',
  large: 'small',
  small: 'large',
}

/** How the page is to look or speak; null where the clause asks for something else. */
export function readLook(clause: Clause): Intent | null {
  const { tokens, actions, nouns } = clause
  const colours = ofKind(tokens, 'colour').map(({ value }): LookWish => ({ colour: value.colour }))
  const qualities = wanted(clause)
  if (
    !qualities ||
    actions.some((action) => !['change', 'add', 'rewrite', 'move'].includes(action))
  )
    return null
  const kinds = kindsOf(clause)
  if (nouns.includes('texts')) {
    const tone = qualities.map((quality) => toneOf[quality]).find((it) => it !== undefined)
    return tone && colours.length === 0 ? { wish: 'voice', tone, kind: kinds[0] ?? null } : null
  }
  if (kinds.length > 0) return null
  const looks = [...colours, ...qualities.map(lookOf)]
  if (looks.length > 0) {
    if (nouns.includes('colours') || nouns.includes('font')) return { wish: 'look', looks }
    const tone = qualities.map((quality) => toneOf[quality]).find((it) => it !== undefined)
    return { wish: 'look', looks: tone === 'warm' ? [...looks, { mood: 'warm' }] : looks, tone }
  }
  if (!actions.includes('rewrite') && !actions.includes('change')) return null
  if (nouns.includes('font')) return { wish: 'look', looks: ['font'] }
  return nouns.includes('colours') ? { wish: 'look', looks: ['recolour'] } : null
}

/** The qualities asked for; null where one is denied that has no opposite. */
function wanted({ tokens }: Clause): Quality[] | null {
  const isDenied = ofKind(tokens, 'less').length > 0
  const said = ofKind(tokens, 'quality').map(({ value }) => value.quality)
  if (!isDenied) return said
  const turned = said.map((quality) => opposite[quality])
  return turned.length > 0 && turned.every((quality) => quality !== undefined) ? turned : null
}

function lookOf(quality: Quality): LookWish {
  return quality in moodOf
    ? { mood: moodOf[quality as keyof typeof moodOf] }
    : (quality as Exclude<Quality, keyof typeof moodOf>)
}
