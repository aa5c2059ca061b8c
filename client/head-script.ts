import { colourModeScript } from './platform/colour-mode.tsx'
import { earlyInputScript } from './platform/early-input.ts'

/** All script that stands inline in a screen. It never changes: policies allow it by its hash. */
export const headScript = `${colourModeScript};${earlyInputScript}`
