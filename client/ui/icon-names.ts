import type { workIcons } from './work-icon-names.ts'

/** The icons every screen brings, names of the bundled Lucide set: what the public ones show. */
export const frontIcons = [
  'arrow-left',
  'arrow-up-right',
  'check',
  'chevron-down',
  'copy',
  'external-link',
  'eye-off',
  'file-text',
  'globe',
  'history',
  'link',
  'loader-circle',
  'lock',
  'menu',
  'monitor',
  'moon',
  'pencil',
  'plus',
  'refresh-cw',
  'sun',
  'x',
] as const

export type InterfaceIcon = (typeof frontIcons)[number] | (typeof workIcons)[number]
