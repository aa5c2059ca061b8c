import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { putSettings } from '#server/pages/settings.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { openServices, writtenPage } from '../../open-services.ts'

const command = join(import.meta.dirname, '../../../../server/collect-briefs.ts')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-collect-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each(['collect-briefs', 'take-down'])(
  '%s makes no database where there is none',
  async (name) => {
    const place = join(folder, 'mistyped')
    const script = join(import.meta.dirname, `../../../../server/${name}.ts`)
    const run = promisify(execFile)(process.execPath, [script, join(folder, 'briefs')], {
      env: { DATA_DIR: place },
    })
    await expect(run).rejects.toMatchObject({
      stderr: expect.stringContaining(`${place}/ninefold.db: there is no database`),
    })
    expect(existsSync(place)).toBe(false)
  },
)

it('writes what is shared beside the server’s data and says why the rest is left', async () => {
  const database = `file:${join(folder, 'ninefold.db')}`
  const storage = await openStorage(database)
  const services = await openServices({ storage, composer })
  for (const isCorrected of [true, false]) {
    const { access } = await writtenPage(services, {
      brief: 'Pane Vivo is a bakery in Leeds. Open Tuesday to Friday 8am to 3pm.',
    })
    if (isCorrected)
      await editPage(
        services,
        access,
        [{ op: 'fact', key: 'hours', value: 'Tu-Fr 08:00-16:00' }],
        '"1"',
      )
    await putSettings(services, access, { sharesBrief: true })
  }
  await services.close()
  await storage.close()
  const target = join(folder, 'briefs')
  const { stdout } = await promisify(execFile)(process.execPath, [command, target], {
    env: { DATABASE_URL: database, DATA_DIR: folder },
  })
  expect(stdout).toBe(`${target}: 1 brief (en 1)\nnot taken: 1 with nothing corrected\n`)
  const line = JSON.parse(readFileSync(join(target, 'en.jsonl'), 'utf8'))
  expect(line.facts.hours).toBe('Tu-Fr 08:00-16:00')
  expect(JSON.stringify(line)).not.toContain('Pane Vivo')
})
