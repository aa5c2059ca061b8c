import { invalid } from '#shared/errors.ts'
import { argumentsOf, resultOf, type Tool, type ToolArguments, type ToolContext } from './tool.ts'

const edits = argumentsOf('editPage', {
  slug: 'The page, as list_pages and create_page name it.',
  ops: 'Exact edits of the document, in place of a wish: all of them are made as one revision, or none.',
})
const { command, locale } = argumentsOf('commandPage', {
  command:
    'A wish in plain language, in any of the nine languages: "we open at 9 on Fridays", "add a gallery", "make it darker".',
  locale: 'The language the wish is most likely in.',
}).properties

/** Edits by a wish or by ops; what came of it, and the ops that take it back. */
export const changePage: Tool = {
  title: 'Change a page',
  description:
    'Changes the draft of a page by a wish in plain language, or by exact ops made at the revision `rev`. A wish answers with `outcomes`, or with a question `ask`, each choice of which is a wish to send instead; nothing was changed then. `inverse` are the ops that take the change back. Readers see it once the page is published again.',
  inputSchema: {
    type: 'object',
    properties: {
      ...edits.properties,
      rev: {
        type: 'integer',
        minimum: 0,
        description: 'The revision the ops are made at, as read_page tells it; needed with ops.',
      },
      wish: command ?? {},
      locale: locale ?? {},
    },
    required: ['slug'],
  },
  isReadOnly: false,
  isDestructive: false,
  async run(given, context) {
    const { wish, ops } = given
    if ((wish === undefined) === (ops === undefined))
      throw invalid([{ field: 'wish', message: 'a wish, or ops and the rev they are made at' }])
    return resultOf(wish === undefined ? await edit(given, context) : await grant(given, context))
  },
}

function edit({ slug, ops, rev }: ToolArguments, { ask }: ToolContext): Promise<object> {
  const headers: Record<string, string> = rev === undefined ? {} : { 'if-match': `"${rev}"` }
  return ask('editPage', { slug, ops }, headers)
}

async function grant({ slug, wish, locale }: ToolArguments, context: ToolContext): Promise<object> {
  const { ask } = context
  const read = await ask('commandPage', { slug, command: wish, locale })
  const { ops, outcomes, rev } = read
  if (read.ask) return { changed: false, rev, outcomes, ask: read.ask }
  if (outcomes.some(({ code }) => code === 'undone')) {
    const page = await ask('revertPage', { slug, rev: rev - 1 })
    return { changed: true, rev: page.rev, outcomes }
  }
  if (ops.length === 0) return { changed: false, rev, outcomes }
  return { changed: true, ...(await edit({ slug, ops, rev }, context)), outcomes, ops }
}
