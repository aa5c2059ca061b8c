import { createContext, type ReactNode, useContext } from 'react'

/** Renders something to HTML the first time it is asked for under a name, and keeps that. */
export type RenderOnce = (name: string, children: ReactNode) => string

/** There on the server alone. */
const RenderOnceContext = createContext<RenderOnce | null>(null)

export const RenderOnceProvider = RenderOnceContext

export interface RenderedOnceProps {
  /** One for each of them there is in the whole application. */
  name: string
  as?: 'div' | 'section' | 'nav'
  id?: string
  className?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

/**
 * A part of a screen that looks the same for everybody who reads this language: it hangs on no
 * address, no visitor and no state, and holds no `useId`. The server writes its HTML once; the
 * browser renders it as any other part and finds just what it expects.
 */
export function RenderedOnce({ name, as: Tag = 'div', children, ...rest }: RenderedOnceProps) {
  const once = useContext(RenderOnceContext)
  if (!once) return <Tag {...rest}>{children}</Tag>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React a moment or a day ago
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: once(name, children) }} />
}
