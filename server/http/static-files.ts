import { extname } from 'node:path'
import express, { type RequestHandler, type Response } from 'express'
import { codingsIn } from './page-cache/encoded-body.ts'

/** A file of the folder itself; what lies beside it in another coding is no file of its own. */
const plainName = /^\/[\w-](?:[\w.-]*[\w-])?$/
const coded = /\.(br|gz)$/
const codingOf = { br: 'br', gz: 'gzip' } as const

/**
 * Files of a folder, each in the smallest coding the client takes of those that lie beside it.
 * What the folder does not hold is left to the next in line.
 * @param headersOf headers of every file, read anew for each answer
 */
export function staticFiles(
  folder: string,
  headersOf: () => Record<string, string>,
): RequestHandler {
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    lastModified: false,
    // They are small, and a part of a compressed form is of no use to anybody.
    acceptRanges: false,
    setHeaders: (res, file) => describe(res as Response, file, headersOf()),
  })
  return (req, res, next) => {
    const { url: asked, path: name } = req
    if (!plainName.test(name) || coded.test(name)) {
      next()
      return
    }
    const { br, gzip } = codingsIn(req.headers['accept-encoding'])
    const endings = [...(br ? ['.br'] : []), ...(gzip ? ['.gz'] : []), '']
    const serveNext = (error?: unknown): void => {
      const ending = endings.shift()
      req.url = error || ending === undefined ? asked : name + ending
      if (error || ending === undefined) next(error)
      else serve(req, res, serveNext)
    }
    serveNext()
  }
}

function describe(res: Response, file: string, headers: Record<string, string>): void {
  const ending = coded.exec(file)?.[1] as keyof typeof codingOf | undefined
  res
    .vary('Accept-Encoding')
    .set(headers)
    .type(extname(file.replace(coded, '')))
  if (ending) res.set('Content-Encoding', codingOf[ending])
}
