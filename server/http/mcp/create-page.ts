import { isStream } from '#server/handlers/handler.ts'
import type { Op } from '#shared/page/ops.ts'
import { routePath } from '#shared/routes.ts'
import { argumentsOf, resultOf, type Tool } from './tool.ts'

/** A page that was asked for: it is written on where its end was not waited for. */
interface WrittenPage {
  slug: string
  generation: string
  status: 'complete' | 'truncated' | 'cancelled' | 'failed' | 'running'
  rev?: number
  /** Why it failed. */
  code?: string
  message?: string
  notes: string[]
}

/** From a brief to a page; clients give a call a minute. */
export const createPage: Tool = {
  title: 'Create a page',
  description:
    'Writes a web page from a brief: what the business or occasion is, what it offers, prices, hours, place, contact, in any of the nine languages. Only what the brief says gets onto the page. The page is a private draft; its creator edits it at `editUrl`. Where `status` is running, read_page shows the page as it grows.',
  inputSchema: argumentsOf(
    'createGeneration',
    {
      brief: 'A few sentences in the words of its creator, in their language.',
      locale: 'The language of the page; that of the brief where absent.',
      locales: 'Further languages the page is to have.',
      engine: 'What writes; the composer where absent, a model only where one is set up.',
    },
    ['brief', 'locale', 'locales', 'engine'],
  ),
  isReadOnly: false,
  isDestructive: false,
  async run({ brief, locale, locales, engine }, { askRaw, siteUrl }) {
    const stream = await askRaw('createGeneration', { brief, locale, locales, engine })
    const page: WrittenPage = { slug: '', generation: '', status: 'running', notes: [] }
    if (isStream(stream)) for await (const { op } of stream.events ?? []) follow(page, op)
    const editUrl = siteUrl + routePath('generate', { slug: page.slug })
    return { ...resultOf({ ...page, editUrl }), isError: page.status === 'failed' }
  },
}

function follow(page: WrittenPage, op: Op): void {
  if (op.op === 'start') Object.assign(page, { slug: op.slug, generation: op.generation })
  if (op.op === 'note') page.notes.push(op.text)
  if (op.op === 'done') Object.assign(page, { status: op.status, rev: op.rev })
  if (op.op === 'fail') {
    const { code, message, rev } = op
    Object.assign(page, { status: 'failed', code, message, rev })
  }
}
