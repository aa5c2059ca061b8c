import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../../..')

/**
 * The writer and the storage it uses as one file: it opens the database in a third of the time in
 * which Node finds a hundred modules, so that most of a run is writing and killing.
 * @returns the file, in a new folder inside `folder`
 */
export async function bundledWriter(folder: string): Promise<string> {
  const outDir = mkdtempSync(join(folder, 'writer-'))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: join(import.meta.dirname, 'page-writer.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'page-writer.mjs', codeSplitting: false } },
    },
    // Wherever the folder is, nothing has to be found from there.
    ssr: { noExternal: true },
  })
  return join(outDir, 'page-writer.mjs')
}
