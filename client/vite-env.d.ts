/// <reference types="vite/client" />

declare module 'virtual:icons' {
  /** Inner SVG of each bundled icon, drawn on 24 × 24. */
  export const iconBodies: Record<string, string>
}

declare module 'virtual:icons/front' {
  /** The same, of the icons the public screens show. */
  export const iconBodies: Record<string, string>
}

declare module 'virtual:icons/work' {
  /** The same, of the icons only the workshop shows. */
  export const iconBodies: Record<string, string>
}

declare module 'virtual:phone-formats' {
  /** Of numbers whose national digits begin with `leading` and match `digits`, both patterns. */
  export interface PhoneFormat {
    digits: string
    leading: string
    /** What the groups of `digits` are written as, behind the calling code and as dialled at home. */
    abroad: string
    home: string
  }
  /** By calling code, the first that fits. */
  export const phoneFormats: Record<string, PhoneFormat[]>
  /** The calling codes of the countries where a language is spoken, by its tag. */
  export const homeCodes: Record<string, string[]>
}
