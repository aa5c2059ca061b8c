import type { ImageModifiers } from './image-modifiers.ts'

/** What the image process is asked to do. */
export type ImageJob =
  | {
      kind: 'render'
      /** Absolute path. */
      file: string
      modifiers: ImageModifiers
    }
  | { kind: 'adopt'; bytes: Uint8Array }
  | {
      kind: 'survey'
      /** Absolute path. */
      file: string
    }
  | {
      kind: 'inflate'
      /** As a zip holds them: deflated, without a header. */
      bytes: Uint8Array
      /** The bytes that come of them, at most. */
      mostBytes: number
    }
  | {
      kind: 'card'
      svg: string
      /** Of the fonts it is drawn with; empty where none are unpacked. */
      fontsFolder: string
    }

export interface ImageResult {
  bytes: Uint8Array
  format: string
  /** In pixels, as it is shown: after turning. */
  width: number
  height: number
}

/** What a picture shows as far as numbers tell: for placing it and colouring a page after it. */
export interface PictureSurvey {
  /** Its colours as sRGB hex, each with its part of the picture, 0 to 1; most first. */
  colours: { hex: string; area: number }[]
  /** Where the eye goes first, from left and top, 0 to 1. */
  focal: { x: number; y: number }
  /** Whether a good part of it is see-through, as a logo is. */
  isCutOut: boolean
}

/** What comes of a job. */
export type ResultOf<J extends ImageJob> = J extends { kind: 'inflate' | 'card' }
  ? { bytes: Uint8Array }
  : J extends { kind: 'survey' }
    ? PictureSurvey
    : ImageResult

/** Why a job could not be done: too many pixels, too slow, or not what it should be. */
export type ImageFault = 'pixels' | 'slow' | 'unreadable'

/** The most pixels a picture may have, and the seconds it may take. */
export const imageLimits = { pixels: 25_000_000, seconds: 5 } as const

export interface ImageTask {
  id: number
  job: ImageJob
}

export type ImageReply = { id: number } & ({ result: ResultOf<ImageJob> } | { fault: ImageFault })
