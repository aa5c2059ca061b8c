import type { PictureColour } from './picture-colour.ts'

/** A picture of the creator's, with what placing it takes. */
export interface BroughtPicture {
  /** Of the upload. */
  id: string
  /** What it shows, in the creator's words; '' where they did not say. */
  alt: string
  /** What its file was called; '' where nobody knows. Read, and never shown. */
  name: string
  /** In pixels. */
  width: number
  height: number
  /** Where the eye goes first, from left and top, 0 to 1. */
  focal: { x: number; y: number }
}

/** All a creator brought along with a brief. */
export interface BroughtPictures {
  /** In the creator's order: the first is the one to lead with. */
  photos: BroughtPicture[]
  logo: BroughtPicture | null
  /** What the page is coloured after; null where the pictures are grey. */
  colour: PictureColour | null
}
