import { findTags } from '#server/reader/text/phrase-index.ts'
import type { Media } from '#shared/blocks/field.ts'
import type { QualityName } from '../command-names.ts'
import type { Intent, LookWish } from '../intent.ts'
import { type Clause, means } from './clause.ts'
import { coloursIn } from './named-colours.ts'

const moodOf = {
  plain: 'calm',
  premium: 'premium',
  playful: 'playful',
  technical: 'technical',
  bold: 'bold',
  calm: 'calm',
} as const

/** Of colours alone: who asks for calmer colours keeps the type and the spacing. */
const colourOf: Partial<Record<QualityName, QualityName>> = {
  plain: 'pale',
  calm: 'pale',
  bold: 'vivid',
  playful: 'vivid',
}

const opposite: Partial<Record<QualityName, QualityName>> = {
  dark: 'light',
  light: 'dark',
  warm: 'cool',
  warmColours: 'cool',
  cool: 'warm',
  vivid: 'pale',
  pale: 'vivid',
  round: 'square',
  square: 'round',
  airy: 'dense',
  dense: 'airy',
  large: 'small',
  small: 'large',
  bold: 'calm',
  playful: 'calm',
}

const around = [
  'qualities.',
  'look.colours.',
  'look.dark',
  'look.light',
  'look.deep',
  'look.pale',
  'nouns.colours',
  'nouns.font',
  'nouns.page',
  'nouns.background',
  'words.deeper',
  'words.paler',
  'words.less',
  'words.all',
  'words.only',
  'words.instead',
  'do.',
]
/** What may be larger or smaller. */
const sized = ['nouns.texts', 'nouns.headings', 'nouns.headline', 'nouns.title']

/** How the page is to look. */
export function readLook(clause: Clause): Intent | null {
  const picture = otherPicture(clause)
  if (picture) return picture
  const step = stepOf(clause)
  if (step) return { wish: 'look', looks: [step] }
  if (!clause.doesOnly('change', 'add', 'rewrite', 'move', 'show', 'raise', 'lower')) return null
  const qualities = wanted(clause)
  if (!qualities) return null
  const isSize =
    qualities.length > 0 && qualities.every((one) => one === 'large' || one === 'small')
  const isCorner =
    qualities.length > 0 && qualities.every((one) => one === 'round' || one === 'square')
  const isColour = clause.has('look.colours.')
  const things = isSize ? sized : isCorner || isColour ? ['nouns.button'] : []
  if (!clause.isRead([...around, ...things])) return null
  if (!fitsNouns(clause, qualities)) return null
  const named = coloursIn(clause)
  const isOfColours = clause.has('nouns.colours')
  const looks = [
    ...named,
    ...qualities
      .filter((one) => named.length === 0 || !isShade(clause, one))
      .map((one) => stepped(clause, one) ?? lookOf((isOfColours && colourOf[one]) || one)),
  ]
  if (qualities.includes('warm') && !isOfColours) looks.push({ mood: 'warm' })
  if (looks.length > 0) return { wish: 'look', looks }
  if (!clause.has('do.rewrite') && !clause.has('do.change')) return null
  if (clause.has('nouns.font')) return { wish: 'look', looks: ['font'] }
  return isOfColours ? { wish: 'look', looks: ['recolour'] } : null
}

/** "Another picture": of the creator's photos they are to choose one, and the page draws the others. */
function otherPicture(clause: Clause): Intent | null {
  const pictures = ['nouns.drawing', 'nouns.gallery', 'nouns.hero', 'nouns.page', 'places.top']
  const isOther = clause.does('rewrite') && clause.isRead([...pictures, 'do.'])
  if (!isOther || !pictures.slice(0, 2).some((tag) => clause.has(tag))) return null
  const { blocks } = clause.wish.page
  const isPhoto = Object.values(blocks).some(
    ({ type, props }) => type === 'hero' && (props.media as Media)?.kind === 'upload',
  )
  return isPhoto ? { wish: 'lacking', what: 'photo' } : { wish: 'look', looks: ['redraw'] }
}

/** "Lighter colours" are so beside those there are; "bigger text" is no larger heading. */
function stepped(clause: Clause, quality: QualityName): LookWish | null {
  if (quality === 'large' || quality === 'small') return isOfText(clause) ? `${quality}Text` : null
  if (quality !== 'light' && quality !== 'dark') return null
  const isLess = clause.has('words.less')
  if (!clause.has('words.paler') && !clause.has('words.deeper')) return null
  if (clause.has('words.paler') !== isLess) return 'lighter'
  return tagsWithin(clause).includes('nouns.colours') ? 'darkerColours' : 'darker'
}

/** What its words can mean, those within a longer phrase too. */
const tagsWithin = ({ wish: { language, text }, span }: Clause): string[] =>
  findTags(language.index, text.folded)
    .filter(({ start, end }) => start >= span[0] && end <= span[1])
    .map(({ tag }) => tag)

/** Whether plain text is meant; the word for it may be of the same phrase: "bigger text". */
function isOfText(clause: Clause): boolean {
  const said = tagsWithin(clause)
  const isHeading = ['nouns.headings', 'nouns.headline', 'nouns.title'].some((tag) =>
    said.includes(tag),
  )
  return !isHeading && ['nouns.texts', 'nouns.font'].some((tag) => said.includes(tag))
}

/** "Increase the headings", "less space between the sections": more or less of what has a size. */
function stepOf(clause: Clause): LookWish | null {
  const isAir = clause.has('qualities.airy') || clause.has('qualities.dense')
  const isSpace = clause.has('nouns.spacing') || (isAir && clause.has('nouns.section'))
  if (!isSpace && !['nouns.headings', 'nouns.headline'].some((tag) => clause.has(tag))) return null
  const isOne = (tags: readonly string[]) => tags.some((tag) => clause.has(tag))
  const isMore = isOne(['do.raise', 'qualities.large', ...(isSpace ? ['qualities.airy'] : [])])
  const isLess = isOne(['do.lower', 'qualities.small', ...(isSpace ? ['qualities.dense'] : [])])
  const isDenied = isSpace && clause.has('words.less')
  if (isMore && isLess) return null
  if (!isMore && !isLess && !isDenied) return null
  const known = ['nouns.spacing', 'nouns.section', 'nouns.page', 'nouns.texts', 'words.all']
  const sizes = ['qualities.large', 'qualities.small', 'words.less', 'do.raise', 'do.lower']
  const more = isSpace ? ['qualities.airy', 'qualities.dense'] : sized
  if (!clause.isRead([...known, ...sizes, 'do.add', 'do.move', ...more])) return null
  const isUp = isMore !== clause.has('words.less')
  return isSpace ? (isUp ? 'airy' : 'dense') : isUp ? 'large' : 'small'
}

/** A word beside a colour that makes it a dark or a light one says no more of the page. */
const isShade = (clause: Clause, quality: QualityName): boolean =>
  quality === 'light' ||
  quality === 'dark' ||
  clause
    .of(`qualities.${quality}`)
    .every((mark) => means(mark, 'look.deep') || means(mark, 'look.pale'))

const shapes: readonly QualityName[] = ['round', 'square', 'airy', 'dense', 'large', 'small']

/** "Another colour and larger text" is two wishes. */
function fitsNouns(clause: Clause, qualities: readonly QualityName[]): boolean {
  const isSized = qualities.every((one) => one === 'large' || one === 'small')
  if (clause.has('nouns.font') && !(isSized && !clause.has('look.colours.'))) return false
  return !(clause.has('nouns.colours') && qualities.some((one) => shapes.includes(one)))
}

/** The qualities asked for; null where one is denied that has no opposite. */
function wanted(clause: Clause): QualityName[] | null {
  const plain = [
    ...(clause.has('look.dark') ? ['dark' as const] : []),
    ...(clause.has('look.light') ? ['light' as const] : []),
    // "Pastel colours", with no colour named.
    ...(clause.has('look.pale') && clause.qualities().length === 0 ? ['pale' as const] : []),
  ]
  const said = [...new Set([...clause.qualities(), ...plain])]
  // "It is too small, make it larger": which is meant, a reader of words cannot tell.
  if (
    said.some(
      (one) => opposite[one] && said.includes(opposite[one]) && opposite[opposite[one]] === one,
    )
  )
    return null
  if (!clause.has('words.less')) return said
  // "Less colour" is a paler one.
  if (said.length === 0 && clause.has('nouns.colours')) return ['pale']
  const turned = said.map((quality) => opposite[quality])
  const isTurned = turned.length > 0 && turned.every((quality) => quality !== undefined)
  return isTurned ? turned : null
}

function lookOf(quality: QualityName): LookWish {
  if (quality === 'warmColours') return 'warm'
  return quality in moodOf
    ? { mood: moodOf[quality as keyof typeof moodOf] }
    : (quality as Exclude<QualityName, keyof typeof moodOf | 'warmColours'>)
}
