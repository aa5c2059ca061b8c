import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The least a server can do: one answer, given again and again with the very same bytes, or 304. */
export interface BareAnswer {
  /** Names and values in turn. */
  headers: string[]
  bodyBase64: string
  etag: string
}

const [, , file = '', port = '0'] = process.argv
const { headers, bodyBase64, etag } = JSON.parse(readFileSync(file, 'utf8')) as BareAnswer
const body = Buffer.from(bodyBase64, 'base64')

createServer((req, res) => {
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, headers)
    res.end()
    return
  }
  res.writeHead(200, headers)
  res.end(body)
}).listen(Number(port), '127.0.0.1')
