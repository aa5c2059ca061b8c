import { isEdit } from '#server/generation/wishes/is-edit.ts'
import { isStream } from '#server/handlers/handler.ts'
import { AppError, type FieldError, invalid } from '#shared/errors.ts'
import { defaultLocale } from '#shared/locales.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument } from '#shared/page/document.ts'
import type { EditOp, Op } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
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
    'Changes the draft of a page by a wish in plain language, or by exact ops made at the revision `rev`. A wish answers with `outcomes`, or with a question `ask`, each choice of which is a wish to send instead; nothing was changed then. Where `status` is running, more is still to come: read_page shows it. `inverse` are the ops that take the change back. Readers see it once the page is published again.',
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
    const faults = faultsOf(given)
    if (faults.length > 0) throw invalid(faults)
    return resultOf(wish === undefined ? await edit(given, context) : await grant(given, context))
  },
}

/** An argument that would be passed over, or that goes into a header. */
function faultsOf({ wish, rev, locale }: ToolArguments): FieldError[] {
  const isRev = rev === undefined || (Number.isInteger(rev) && Number(rev) >= 0)
  if (wish === undefined)
    return [
      ...(isRev ? [] : [{ field: 'rev', message: 'a whole number, as read_page tells it' }]),
      ...(locale === undefined ? [] : [{ field: 'locale', message: 'with a wish only' }]),
    ]
  return rev === undefined ? [] : [{ field: 'rev', message: 'with ops only' }]
}

async function edit({ slug, ops, rev }: ToolArguments, { ask }: ToolContext): Promise<object> {
  if (rev === undefined)
    throw new AppError(
      'revision_required',
      'With ops their `rev` is needed, as read_page tells it.',
    )
  return ask('editPage', { slug, ops }, { 'if-match': `"${rev}"` })
}

/** A wish is carried out as in the generator: with the page's thread, and by a model where one is. */
async function grant(
  { slug, wish, locale }: ToolArguments,
  { askRaw }: ToolContext,
): Promise<object> {
  const accept = { accept: 'text/event-stream' }
  const asked = askRaw('commandPage', { slug, command: wish, locale }, accept)
  const stream = await asked.catch((error: unknown) => {
    throw asOfWish(error)
  })
  const ops: Op[] = []
  if (isStream(stream)) for await (const { op } of stream.events ?? []) ops.push(op)
  const { document, progress } = foldOps(pageState(emptyDocument('', defaultLocale)), ops)
  const { outcomes, notes, ask: question } = progress
  const status = progress.status === 'writing' ? 'running' : progress.status
  const told = { status, rev: document.rev, outcomes, notes: notes.map(({ text }) => text) }
  if (question) return { changed: false, ...told, ask: question }
  const edits = ops.filter(isEdit)
  if (edits.length > 0)
    return { changed: true, ...told, ops: edits, inverse: inverseOf(ops, edits) }
  const isTold = (step: 'undone' | 'redone') => outcomes.some(({ code }) => code === step)
  if (status === 'complete' && isTold('redone'))
    throw new AppError('conflict', 'Nothing was undone last that a wish can redo.')
  if (status === 'complete' && isTold('undone'))
    throw new AppError(
      'conflict',
      'No change is left that a wish can undo. Send the `inverse` of a change as ops instead.',
    )
  return { changed: false, ...told }
}

/** The endpoint calls it a command: a program reads of the argument it gave. */
function asOfWish(error: unknown): unknown {
  if (!(error instanceof AppError && error.code === 'invalid')) return error
  const errors = error.errors.map(({ field, message }) => ({
    field: field === 'command' ? 'wish' : field,
    message,
  }))
  return invalid(errors, error)
}

function inverseOf(ops: readonly Op[], edits: readonly EditOp[]): Op[] {
  const start = ops.find((op) => op.op === 'start')
  return start ? applyEdits(start.document, edits).inverse : []
}
