import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './chunks.config.ts'
import { iconsPlugin } from './icons-plugin.config.ts'
import { phoneFormatsPlugin } from './phone-formats-plugin.config.ts'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), iconsPlugin(), phoneFormatsPlugin()],
  publicDir: false,
  // The preview frame has an origin of its own and may load what we serve.
  server: { middlewareMode: true, cors: { origin: '*' } },
  appType: 'custom',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Assets of earlier builds stay while they are kept (server/render/keep-builds.ts).
    emptyOutDir: isSsrBuild === true,
    assetsInlineLimit: 0,
    sourcemap: isSsrBuild ? true : 'hidden',
    // The server's side too: its text stays in memory, two bytes a letter, as long as it runs.
    minify: true,
    rolldownOptions: {
      input: isSsrBuild
        ? 'client/entry-server.tsx'
        : { browser: 'client/entry-browser.tsx', preview: 'client/entry-preview.tsx' },
      output: {
        // Each screen's first script names the chunks of all others: a letter less of each are 60 bytes.
        // The server's side is one file, so that a running server never looks for a part of it that
        // a later build has replaced.
        ...(isSsrBuild ? {} : { chunkFileNames: 'assets/[name]-[hash:7].js' }),
        codeSplitting: !isSsrBuild && { groups: chunks },
      },
    },
  },
  // The built server is one bundle; in development Node loads packages itself.
  ssr: { noExternal: command === 'build' ? true : [] },
}))
