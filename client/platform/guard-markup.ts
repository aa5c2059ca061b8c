interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML(markup: string): string | null
      createScriptURL(address: string): string | null
    },
  ): unknown
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/** Shapes of an icon: nothing that could load, link or run. */
const drawing =
  /^(?:<\/?(?:path|g|circle|ellipse|line|polyline|polygon|rect)(?: (?!on)[a-z-]+="[^"<>&:]*")*\/?>)+$/

/** What React makes the element of a data block from. */
const emptyScript = '<script></script>'

/**
 * All the markup a script of ours may write where the browser asks for trusted types: drawings of
 * icons, text that is none, and an empty script of React's, which does not run; and of scripts by
 * address those of our build, and the worker that is there without network. Everything else is refused, whoever writes it. Stands before React
 * writes anything.
 */
export function guardMarkup({ trustedTypes, location }: Window): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (isHarmless(markup) ? markup : null),
    createScriptURL: (address) => (isBuilt(address, location.origin) ? address : null),
  })
}

export function isHarmless(markup: string): boolean {
  return !markup.includes('<') || markup === emptyScript || drawing.test(markup)
}

/** Whether it is a script of a build of ours. */
export function isBuilt(address: string, origin: string): boolean {
  const url = URL.parse(address, origin)
  return (
    url?.origin === origin && /^\/(?:assets\/[\w-]+|(?:[a-z]{2}\/)?offline)\.js$/.test(url.pathname)
  )
}
