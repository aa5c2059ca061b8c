import type { Media } from '#shared/blocks/field.ts'
import { blockKind } from '#shared/blocks/index.ts'
import type { Block, PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { fontPairs, moods, type Theme } from '#shared/page/theme.ts'

/** Degrees of the golden angle: hues that follow one another never come close. */
const turn = 137.508

/**
 * Another look for the same page: colours, type and composition. What is drawn or photographed
 * stays. The next seed of its art decides all of it, so the same page goes through the same looks.
 */
export function shuffledLook({ theme, order, blocks }: PageDocument): EditOp[] {
  const next = shuffledTheme(theme)
  const variants = order.flatMap((id): EditOp[] => {
    const block = blocks[id]
    const choices = block && !block.locked ? variantsOf(block) : []
    const value = choices[(choices.indexOf(block?.variant ?? '') + 1) % choices.length]
    return value && value !== block?.variant ? [{ op: 'set', id, path: '@variant', value }] : []
  })
  return [{ op: 'theme', theme: next }, ...variants]
}

/** Layouts that hold whatever a block holds now. */
function variantsOf({ type, props }: Block): readonly string[] {
  if (type === 'hero') {
    const { kind, id = '' } = (props.media as Media) ?? {}
    if (kind === 'upload') return ['split', 'centered', 'poster', 'banner']
    return id ? [] : ['type', 'card']
  }
  const isFree = ['services', 'events', 'header', 'footer', 'cta', 'menu'].includes(type)
  return isFree ? (blockKind(type)?.variants ?? []) : []
}

function shuffledTheme(theme: Theme): Theme {
  const seed = theme.art.seed + 1
  const pick = <T>(list: readonly T[], step: number): T => list[(seed * step) % list.length]!
  const mood = pick(
    moods.filter((each) => each !== theme.mood),
    3,
  )
  return {
    ...theme,
    mood,
    hue: Math.round((theme.hue + turn) % 360),
    chroma: mood === 'premium' || mood === 'calm' ? 0.09 : 0.13,
    pair: pick(
      fontPairs.filter((each) => each !== theme.pair),
      7,
    ),
    radius: pick(['none', 'small', 'large', 'round'] as const, 5),
    density: pick(['regular', 'airy', 'regular', 'dense'] as const, 3),
    scale: theme.ownScale
      ? theme.scale
      : pick(['regular', 'grand', 'compact', 'regular'] as const, 7),
    art: { ...theme.art, seed },
  }
}
