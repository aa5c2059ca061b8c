import { blockTypes } from '#shared/blocks/index.ts'

/** What the words of a wish stand for: what is done, with what, where and how. */

export const actionNames = [
  'add',
  'remove',
  'hide',
  'show',
  'move',
  'swap',
  'change',
  'rename',
  'raise',
  'lower',
  'shorter',
  'longer',
  'rewrite',
  'translate',
  'undo',
  'redo',
] as const

/** A kind of block, a fact, or a side of the page. */
export const nounNames = [
  ...blockTypes,
  'phone',
  'email',
  'url',
  'address',
  'name',
  'title',
  'headline',
  'headings',
  'offer',
  'texts',
  'colours',
  'font',
  'page',
  'background',
  'button',
  'sentence',
  'section',
  /** "Google", "search engines". */
  'search',
  'form',
  /** Of a form. */
  'field',
  'map',
  'date',
  /** Of what is on: when it is, and when it begins. */
  'time',
  'start',
  'deadline',
  'language',
  /** What readers have to keep to and to bring, moved with the section that tells it. */
  'rules',
  /** Between the sections. */
  'spacing',
  /** What readers would sign up to; no page has one. */
  'newsletter',
  /** Other things no page has: "countdown", "guest book". */
  'absent',
  /** What stands where there is no photo. */
  'drawing',
  /** Of something that is named: "photo of". */
  'photo',
  'line',
  'kakao',
] as const

export const placeNames = ['up', 'down', 'top', 'bottom', 'before', 'after'] as const

/** Words for how the page is to look. */
export const qualityNames = [
  'dark',
  'light',
  'warm',
  /** Said of colours, and of nothing else. */
  'warmColours',
  'cool',
  'vivid',
  'pale',
  'round',
  'square',
  'airy',
  'dense',
  'large',
  'small',
  'plain',
  'premium',
  'playful',
  'technical',
  'bold',
  'calm',
] as const

/** Words for the letters of a page, where a wish speaks of them; `handwritten` ones it has none of. */
export const fontNames = [
  'serif',
  'sans',
  'handwritten',
  'modern',
  'elegant',
  'classic',
  'friendly',
  'bold',
  'playful',
  'technical',
  'plain',
] as const

export type FontName = (typeof fontNames)[number]
export type ActionName = (typeof actionNames)[number]
export type NounName = (typeof nounNames)[number]
export type PlaceName = (typeof placeNames)[number]
export type QualityName = (typeof qualityNames)[number]
