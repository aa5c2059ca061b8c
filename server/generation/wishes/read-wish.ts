import { namesNoun } from '#server/commands/names-noun.ts'
import { editableDocument } from '#server/pages/check-document.ts'
import { standingWriting } from '#server/pages/standing-writing.ts'
import type { Services } from '#server/services.ts'
import type { StoredGeneration, StoredPage } from '#server/storage/storage.ts'
import { endpoints, type InputOf } from '#shared/endpoints.ts'
import { AppError, invalid } from '#shared/errors.ts'
import type { CommandAnswer } from '#shared/page/command-outcome.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { getAt } from '#shared/page/path.ts'
import { checkedEngine } from '../checked-engine.ts'
import { addsLanguage, withNativeTexts } from './with-native-texts.ts'

export type WishOrder = InputOf<'commandPage'>

/** A wish as the reader understands it: edits, or a question back. */
export type ReadWish = Omit<CommandAnswer, 'rev'>

/** What is to be done about a wish: edits, or, where it is null, an order for the model. */
interface Understood {
  read: ReadWish | null
  /** What the wish is about: as asked for, or the section whose words are to be others. */
  scope: WishOrder['scope']
}

/**
 * What the reader makes of a wish; null where it is for the model, which is asked for what the
 * reader does not understand whole.
 * @throws AppError `invalid` naming `engine` or `scope`; without a model `not_understood`, or
 * `needs_model` where only other words would do
 */
export async function readWish(
  services: Pick<Services, 'generations' | 'now' | 'storage'>,
  page: StoredPage,
  order: WishOrder,
): Promise<Understood> {
  const { command, locale, language, scope, engine } = order
  if (engine) checkedEngine(services, engine)
  const document = editableDocument(page)
  if (scope) requirePlace(document, scope)
  const { generations, now, storage } = services
  const forModel = (section?: string) => ({
    read: null,
    scope: scope ?? (section === undefined ? undefined : { id: section }),
  })
  if (engine === 'model') return forModel()
  const mayAskModel = engine === undefined && generations.engines.includes('model')
  const likely: PageLanguage[] = [...(locale ? [locale] : []), document.base]
  try {
    const place = { ...(scope && { scope }), ...(language && { language }) }
    const wish = { command, likely, document, now: now(), ...place }
    const read = await generations.carryOutWish(wish, page.owner)
    if (mayAskModel && isForModel(read, command)) return forModel()
    if (scope && isOfTone(read, command)) throw needsModel()
    const native = () => standingWriting(storage, page)
    return { read: await withNativeTexts(services, document, read, native), scope }
  } catch (error) {
    if (!mayAskModel || !isUnread(error)) throw error
    // "Make the about text friendlier": a model is to leave the others alone.
    return forModel(error instanceof AppError ? error.section : undefined)
  }
}

/** Read in part, by guessing, or into what only a model does whole: a page in another language. */
const isForModel = (read: ReadWish, command: string): boolean =>
  (read.ask !== undefined && read.ops.length === 0) ||
  isOfTone(read, command) ||
  isGuess(read, command) ||
  addsLanguage(read)

/** Words of the page's own that nothing in the wish marks as such: a model knows better. */
export function isGuess({ outcomes }: ReadWish, command: string): boolean {
  const isFree = outcomes.some(({ code, words }) => words && (code === 'title' || code === 'item'))
  return isFree && !/["“”„«»「『:：]/u.test(command)
}

/** A part has no look of its own. */
function needsModel(): AppError {
  return new AppError('needs_model', 'Other words for a text take a model.')
}

const looks: ReadonlySet<string> = new Set(['look', 'restyled', 'sameLook'])

/** "Friendlier" is a look to the reader, which has no other words; a model has both. */
export function isOfTone({ ops, outcomes }: ReadWish, command: string): boolean {
  const isLook = outcomes.every(({ code }) => looks.has(code))
  const themes = ops.flatMap((op) => (op.op === 'theme' ? [op.theme] : []))
  const isTone = themes.some(({ mood, hue }) => mood !== undefined || hue !== undefined)
  return isLook && isTone && !namesNoun(command, 'colours')
}

function requirePlace({ blocks }: PageDocument, { id, path }: NonNullable<WishOrder['scope']>) {
  const block = blocks[id]
  if (!block) throw invalid([{ field: 'scope.id', message: `no block ${id}` }])
  if (path !== undefined && getAt(block.props, path) === undefined)
    throw invalid([{ field: 'scope.path', message: `nothing at ${path} of block ${id}` }])
}

function isUnread(error: unknown): boolean {
  return error instanceof AppError && ['not_understood', 'needs_model'].includes(error.code)
}

/** What a stored job was asked for; null where it is no such order, as one of another release may be. */
export const orderOf = ({ request }: StoredGeneration): WishOrder | null =>
  endpoints.commandPage.input.safeParse(request).data ?? null
