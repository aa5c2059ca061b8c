import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runBuildStep } from '#server/render/run-build-step.ts'
import { temporaryFolder } from '#test/support/server-process.ts'

const killed = `data:text/javascript,process.kill(process.pid,'SIGKILL')`

it('a build that the system kills says what that means, and which step it was', async () => {
  const folder = temporaryFolder()
  const dist = join(folder.path, 'dist')
  const options = process.env.NODE_OPTIONS
  process.env.NODE_OPTIONS = `${options ?? ''} --import="${killed}"`
  await expect(runBuildStep('browser', folder.path, dist)).rejects.toThrow(
    'The build was killed in its step "browser", as the system does when memory is short.',
  )
  process.env.NODE_OPTIONS = options ?? ''
  folder.remove()
})

it('a step that fails stops the build', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder.path, 'client'))
  await expect(runBuildStep('browser', folder.path, join(folder.path, 'dist'))).rejects.toThrow(
    'The build failed in its step "browser".',
  )
  folder.remove()
})
