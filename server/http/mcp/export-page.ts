import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { FileAnswer } from '#server/handlers/handler.ts'
import { endpoints } from '#shared/endpoints.ts'
import { argumentsOf, type Tool, type ToolArguments } from './tool.ts'

/** More than this is nothing to hand a model; programs fetch it. */
const mostBytes = 1024 * 1024

/** A page as a file, inside the answer or behind a link. */
export const exportPage: Tool = {
  title: 'Export a page',
  description:
    'A page as a file that works without this site: one HTML file, a zip with a static site in all languages, or JSON that can be imported again. A file of more than 1 MB comes as a link, which takes the same token.',
  inputSchema: argumentsOf('exportPage', {
    slug: 'The page, as list_pages and create_page name it.',
    language: 'Of the HTML file; the page’s own where absent.',
    base: 'Where the static site of the zip will stand.',
  }),
  isReadOnly: true,
  isDestructive: false,
  async run(given, { askRaw, apiUrl }) {
    const file = (await askRaw('exportPage', given)) as FileAnswer
    const bytes = await bytesOf(file)
    const uri = linkTo(apiUrl, given)
    const about = { mimeType: file.type, uri }
    if (bytes.length > mostBytes) return linked(file.name, about, bytes.length)
    const isText = !file.type.startsWith('application/zip')
    const content = isText ? { text: bytes.toString('utf8') } : { blob: bytes.toString('base64') }
    return { content: [{ type: 'resource', resource: { ...about, ...content } }] }
  },
}

function linked(
  name: string,
  about: { mimeType: string; uri: string },
  size: number,
): CallToolResult {
  return { content: [{ type: 'resource_link', name, size, ...about }] }
}

async function bytesOf({ bytes }: FileAnswer): Promise<Buffer> {
  if (bytes instanceof Uint8Array) return Buffer.from(bytes)
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts)
}

function linkTo(apiUrl: string, { slug, ...query }: ToolArguments): string {
  const path = endpoints.exportPage.path.replace(':slug', encodeURIComponent(String(slug)))
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
  return `${apiUrl}${path}?${new URLSearchParams(Object.fromEntries(asked))}`
}
