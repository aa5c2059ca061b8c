import { createContext, useContext } from 'react'
import type { BuildStamp } from '#shared/build-meta.ts'

/** What the server tells the browser about this installation. */
export interface Site {
  /** Public address without a slash at its end. */
  siteUrl: string
  apiBase: string
  /** Where texts are loaded from, when that is configured. */
  i18nBase?: string | undefined
  build: BuildStamp
  /** Measurement id of the tag manager; only where an operator has configured one. */
  analyticsId?: string
  /** Host that is sent the sentences of those who choose the model; none where none is set up. */
  modelHost?: string
}

const SiteContext = createContext<Site | null>(null)

export const SiteProvider = SiteContext

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
