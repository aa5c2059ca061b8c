import { writeSync } from 'node:fs'
import { openStorage } from '#server/storage/open-storage.ts'

/** Run as a process: writes rows until it is killed and prints each once it is acknowledged. */
const [url = '', prefix = ''] = process.argv.slice(2)
const storage = await openStorage(url)
for (let row = 0; ; row++) {
  const name = `${prefix}-${row}`
  await storage.identities.create(name, row)
  writeSync(1, `${name}\n`)
}
