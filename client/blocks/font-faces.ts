import bitterExt from '@fontsource-variable/bitter/files/bitter-latin-ext-wght-normal.woff2?url'
import bitter from '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url'
import bricolageExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2?url'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import dmSansExt from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2?url'
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url'
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
import franklinExt from '@fontsource-variable/libre-franklin/files/libre-franklin-latin-ext-wght-normal.woff2?url'
import franklin from '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url'
import manropeExt from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import newsreaderExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import nunitoExt from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2?url'
import nunito from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url'
import outfitExt from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import sourceSerifExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import spaceGroteskExt from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2?url'
import spaceGrotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url'

/** A bundled family: its two files, and how its stand-in is sized until it has come. */
export interface Face {
  latin: string
  latinExt: string
  /** A font every system has, and its `size-adjust`, so that nothing moves when ours arrives. */
  standIn: [local: string, sizeAdjust: number]
}

export const fontFaces = {
  'Fraunces Display': { latin: frauncesOpsz, latinExt: frauncesOpszExt, standIn: ['Georgia', 97] },
  'Fraunces Soft': { latin: frauncesSoft, latinExt: frauncesSoftExt, standIn: ['Georgia', 103] },
  Geist: { latin: geist, latinExt: geistExt, standIn: ['Arial', 104] },
  Bitter: { latin: bitter, latinExt: bitterExt, standIn: ['Georgia', 101] },
  Figtree: { latin: figtree, latinExt: figtreeExt, standIn: ['Arial', 101] },
  'Instrument Sans': { latin: instrument, latinExt: instrumentExt, standIn: ['Arial', 102] },
  Outfit: { latin: outfit, latinExt: outfitExt, standIn: ['Arial', 100] },
  'Bricolage Grotesque': { latin: bricolage, latinExt: bricolageExt, standIn: ['Arial', 106] },
  'DM Sans': { latin: dmSans, latinExt: dmSansExt, standIn: ['Arial', 103] },
  'Libre Franklin': { latin: franklin, latinExt: franklinExt, standIn: ['Arial', 104] },
  Manrope: { latin: manrope, latinExt: manropeExt, standIn: ['Arial', 103] },
  Newsreader: { latin: newsreader, latinExt: newsreaderExt, standIn: ['Georgia', 93] },
  'Nunito Sans': { latin: nunito, latinExt: nunitoExt, standIn: ['Arial', 101] },
  'Source Serif 4': { latin: sourceSerif, latinExt: sourceSerifExt, standIn: ['Georgia', 103] },
  'Space Grotesk': { latin: spaceGrotesk, latinExt: spaceGroteskExt, standIn: ['Arial', 108] },
} as const satisfies Record<string, Face>

export type FaceName = keyof typeof fontFaces
