import type { ReactNode } from 'react'
import { headScript } from './head-script.ts'
import type { ColourMode } from './platform/colour-mode.tsx'
import { stateElementId } from './platform/page-state.ts'

export interface DocumentProps {
  tag: string
  styles: readonly string[]
  messagesUrl: string
  /** Serialised state; '' in the browser, which has read it already. */
  state: string
  colourMode?: ColourMode | undefined
  nonce?: string | undefined
  children: ReactNode
}

/** The whole `<html>` of an application screen, the same on the server and in the browser. */
export function Document({
  tag,
  styles,
  messagesUrl,
  state,
  colourMode,
  nonce,
  children,
}: DocumentProps) {
  return (
    <html lang={tag} data-colour-mode={colourMode} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* What is docked at the foot of a screen stands above a phone's keyboard. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // Only the server says it: in the browser it has run, and its text is not carried twice.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript : '' }}
        />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="app" />
        ))}
        <link rel="preload" as="fetch" href={messagesUrl} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        {children}
        <script
          id={stateElementId}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          dangerouslySetInnerHTML={{ __html: state }}
        />
      </body>
    </html>
  )
}
