import type { CSSProperties, ReactNode } from 'react'
import type { Theme } from '#shared/page/theme.ts'
import { type Tokens, themeTokens } from '#shared/page/theme-tokens.ts'

/** The colours a page is seen in: those of its dark scheme where it has no other. */
export function shownTokens(theme: Theme): Tokens {
  const { light, dark } = themeTokens(theme)
  return theme.scheme === 'dark' ? dark : light
}

export interface PageColoursProps {
  theme: Theme
  className?: string
  children: ReactNode
}

/** Brings the page's colours to what is drawn inside, as `--page-<role>`. */
export function PageColours({ theme, className, children }: PageColoursProps) {
  const roles = Object.entries(shownTokens(theme)).map(([role, hex]) => [`--page-${role}`, hex])
  return (
    <div className={className} style={Object.fromEntries(roles) as CSSProperties}>
      {children}
    </div>
  )
}
