import type { ViteDevServer } from 'vite'
import type { ClientBuild, ClientEntry } from './client-entry.ts'

/** Vite in the middle: sources as they are now, loaded anew for every request. */
export function developmentBuild(vite: ViteDevServer): ClientBuild {
  const stamp = { id: 'development', timestamp: Date.now() }
  return {
    ...stamp,
    development: true,
    assetFolders: [],
    meta: (id) => (id === stamp.id ? { ...stamp, prerendered: [], routes: {}, parts: [] } : null),
    fontsFolder: '',
    entry: () => vite.ssrLoadModule('/client/entry-server.tsx') as Promise<ClientEntry>,
    screenAssets: () => ({
      script: '/_dev/entry-browser.js',
      styles: ['/client/styles.css?direct'],
      modules: [],
      fonts: { text: [], display: [] },
    }),
    previewAssets: () => ({ script: '/_dev/entry-preview.js', styles: [], modules: [] }),
  }
}

/** Starts an entry behind Vite's client and React's refresh runtime, in the order they need. */
export function developmentScript(entry: string): string {
  return `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/client/${entry}.tsx')
`
}
