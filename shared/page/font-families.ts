import type { Theme } from './theme.ts'

/** What the large letters of each pair are called. */
export const fontFamilies: Record<Theme['pair'], string> = {
  'serif-display': 'Fraunces',
  'soft-serif': 'Fraunces',
  grotesque: 'Instrument Sans',
  humanist: 'Figtree',
  slab: 'Bitter',
  geometric: 'Outfit',
  editorial: 'Newsreader',
  bookish: 'Source Serif',
  press: 'Libre Franklin',
  engineered: 'Space Grotesk',
  lively: 'Bricolage Grotesque',
  modern: 'Manrope',
  gentle: 'Nunito Sans',
}
