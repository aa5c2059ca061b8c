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

export interface ImageResult {
  bytes: Uint8Array
  format: string
  /** In pixels, as it is shown: after turning. */
  width: number
  height: number
}

/** Why a picture could not be made: too many pixels, too slow, or no picture at all. */
export type ImageFault = 'pixels' | 'slow' | 'unreadable'

/** The most pixels a picture may have, and the seconds it may take. */
export const imageLimits = { pixels: 25_000_000, seconds: 5 } as const

export interface ImageTask {
  id: number
  job: ImageJob
}

export type ImageReply = { id: number } & ({ result: ImageResult } | { fault: ImageFault })
