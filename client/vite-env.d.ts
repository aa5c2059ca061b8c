/// <reference types="vite/client" />

declare module 'virtual:icons' {
  /** Inner SVG of each bundled icon, drawn on 24 × 24. */
  export const iconBodies: Record<string, string>
}

declare module 'virtual:icons/interface' {
  /** The same, of the interface's own icons alone. */
  export const iconBodies: Record<string, string>
}
