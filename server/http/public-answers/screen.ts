import { renderWhole } from '#server/render/render-screen.ts'
import { AppError } from '#shared/errors.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import { queryScreen, screenHeaders } from '../screen.ts'
import { publicPayload } from './payload.ts'
import type { PublicAnswerDeps, TargetOf } from './public-answers.ts'

/** A screen that is the same for everybody, whole and allowed by hash. */
export async function screenAnswer(
  deps: PublicAnswerDeps,
  { path, route, params, locale }: TargetOf<'screen'>,
): Promise<PublicAnswer> {
  const load = async () => (await publicPayload(deps, route, params, locale)).data
  const { status, ...answer } = await wholeScreen(deps, path, load)
  if (status !== 200) throw new AppError('internal', `The screen of ${path} has status ${status}.`)
  return { ...answer, status }
}

/** The error screen of a page that is not there. */
export async function missingAnswer(deps: PublicAnswerDeps, path: string): Promise<PublicAnswer> {
  const answer = await wholeScreen(deps, path, async () => null)
  return { ...answer, status: 404 }
}

async function wholeScreen(deps: PublicAnswerDeps, path: string, load: () => Promise<unknown>) {
  const screen = await queryScreen(deps, path, 'page-cache', load)
  if (screen instanceof globalThis.Response)
    throw new AppError('internal', `The screen of ${path} leads elsewhere.`)
  return {
    status: screen.context.statusCode,
    headers: screenHeaders(deps, screen),
    body: await renderWhole(screen.render),
  }
}
