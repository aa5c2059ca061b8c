import type { Theme } from '#shared/page/theme.ts'

/** Shows the page in another look for as long as it is pointed at; null ends that. */
export type TryTheme = (theme: Partial<Theme> | null) => void
