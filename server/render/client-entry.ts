import type * as EntryServer from '#client/entry-server.tsx'
import type { BuildMeta } from '#shared/build-meta.ts'

/** What `client/entry-server` exports, whether Vite serves it or the build holds it. */
export type ClientEntry = typeof EntryServer
export type ScreenContext = EntryServer.ScreenContext

/** Files the browser needs for a screen. */
export interface ScreenAssets {
  script: string
  styles: string[]
  /** Modules to preload, in the order they are needed. */
  modules: string[]
  /** The faces every screen begins with: of text, and of headings. */
  fonts: { text: string[]; display: string[] }
}

export interface PreviewAssets {
  script: string
  styles: string[]
  modules: string[]
}

/** The client side as the server uses it: in production the build, in development Vite. */
export interface ClientBuild {
  id: string
  timestamp: number
  development: boolean
  /** The manifest of this build, or of an earlier one that is kept. */
  meta(id: string): BuildMeta | null
  /** Where hashed assets are looked for, in this order; none in development. */
  assetFolders: string[]
  /** Folder of the TrueType fonts share cards are set in; empty where nothing was built. */
  fontsFolder: string
  entry(): Promise<ClientEntry>
  /** `files` are source files such as `client/routes/home.tsx`. */
  screenAssets(files: string[]): ScreenAssets
  previewAssets(): PreviewAssets
}
