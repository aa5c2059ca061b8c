import { startServer } from './server-process.ts'

/** A test process of its own: starts a server on the data folder it is given and tells its address. */
const [folder = ''] = process.argv.slice(2)
const { url } = await startServer(folder)
process.stdout.write(`${url}\n`)
