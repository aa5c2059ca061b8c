import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/server-process.ts'

const starter = join(import.meta.dirname, '../support/start-and-tell.ts')

it('a server under test ends with the process that started it, even one that is killed', async () => {
  const folder = temporaryFolder()
  const child = spawn(process.execPath, [starter, folder.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [told] = (await once(child.stdout, 'data')) as [Buffer]
  const url = told.toString().trim()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  child.kill('SIGKILL')
  const answers = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers).toBe(false)
  folder.remove()
})
