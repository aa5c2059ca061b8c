import { createContext, useContext } from 'react'

/** What the server tells the browser about this installation. */
export interface Site {
  /** Public address without a slash at its end. */
  siteUrl: string
  apiBase: string
  build: string
  /** Measurement id of the tag manager; only where an operator has configured one. */
  analyticsId?: string
}

const SiteContext = createContext<Site | null>(null)

export const SiteProvider = SiteContext

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
