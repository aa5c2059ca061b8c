import type { ReactNode } from 'react'
import type { Messages } from '#shared/i18n/translator.ts'
import type { Locale } from '#shared/locales.ts'
import { locales } from '#shared/locales.ts'
import type { Api } from './api.ts'
import { Document } from './document.tsx'
import { ApiProvider } from './platform/api-context.tsx'
import type { ColourMode } from './platform/colour-mode.tsx'
import { DialogProvider } from './platform/dialogs.tsx'
import { I18nProvider } from './platform/i18n.tsx'
import { type Site, SiteProvider } from './platform/site.tsx'
import { ToastProvider } from './platform/toasts.tsx'
import { type LinkPrefetcher, PrefetchProvider } from './platform/use-prefetch.ts'

export interface AppProps {
  locale: Locale
  messages: Messages
  site: Site
  api: Api
  /** Null on the server. */
  prefetcher: LinkPrefetcher | null
  messagesUrl: string
  styles: readonly string[]
  state: string
  /** What the route forces; only the server says it. */
  colourMode?: ColourMode | undefined
  nonce?: string | undefined
  /** The router, static on the server and living in the browser. */
  children: ReactNode
}

/** Everything around the router, in the one order both sides share. */
export function App({ locale, messages, site, api, prefetcher, children, ...document }: AppProps) {
  return (
    <Document tag={locales[locale].tag} {...document}>
      <SiteProvider value={site}>
        <I18nProvider locale={locale} messages={messages}>
          <ApiProvider value={api}>
            <PrefetchProvider value={prefetcher}>
              <ToastProvider position="top-right" duration={2000}>
                <DialogProvider>{children}</DialogProvider>
              </ToastProvider>
            </PrefetchProvider>
          </ApiProvider>
        </I18nProvider>
      </SiteProvider>
    </Document>
  )
}
