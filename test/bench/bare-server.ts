import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The least a server can do: the bytes of a file, or 304, with the headers that name them. */
const [, , file = '', port = '0', encoding = 'br'] = process.argv
const body = readFileSync(file)
const etag = '"bare"'

createServer((req, res) => {
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, { ETag: etag })
    res.end()
    return
  }
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': encoding,
    'Content-Length': body.length,
    ETag: etag,
  })
  res.end(body)
}).listen(Number(port), '127.0.0.1')
