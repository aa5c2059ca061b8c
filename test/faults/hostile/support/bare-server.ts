import { createServer } from 'node:http'

/** A server that does nothing else: what it takes to answer is what the machine takes. */
const server = createServer((_req, res) => res.end('ok\n'))
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
process.on('disconnect', () => process.exit())
