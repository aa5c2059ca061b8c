import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { CompositionRequest } from '#server/composer/composition.ts'
import type { LintOrder } from '#server/composer/lint/lint-document.ts'
import { crowded, type DeadlineOptions, withDeadline } from '#server/deadline/with-deadline.ts'
import type { ComposingFunctions } from './composing-functions.ts'
import type {
  AsyncComposer,
  DictationReader,
  PageLinter,
  WishReader,
} from './generation-service.ts'
import { plainFunctions } from './plain-composition.ts'
import type { Wish } from './wishes/carry-out-wish.ts'

export interface ThreadedComposing {
  composer: AsyncComposer
  carryOutWish: WishReader
  lint: PageLinter
  asDictated: DictationReader
  /** Somebody is about to write: what reads them begins. */
  prepare(): void
  close(): Promise<void>
}

/**
 * The composer and the reader of wishes in a thread of their own, each call with a deadline. A text
 * that was too much once is not tried again soon: one page is read, planned and written in turn.
 * @param limits where they are others than those of every thread
 */
export function composeInThread(
  log: Logger,
  limits: Pick<DeadlineOptions<ComposingFunctions>, 'deadlineMs' | 'waiting'> = {},
): ThreadedComposing {
  const tooMuch = new LRUCache<string, true>({ max: 200, ttl: 600_000 })
  const fenced = withDeadline<ComposingFunctions>({
    ...limits,
    module: new URL('./composing-functions.ts', import.meta.url),
    plain: plainFunctions,
    onPlain(name, reason, [input]) {
      // Not what it is about: that is its creator's alone.
      log.warn({ name, reason }, 'a text could not be read in time')
      if (reason !== crowded) tooMuch.set(textOf(input as Input), true)
    },
  })
  const run = async <N extends keyof ComposingFunctions>(
    name: N,
    sender: string,
    ...args: Parameters<ComposingFunctions[N]>
  ): Promise<ReturnType<ComposingFunctions[N]>> => {
    const [input] = args as [Input]
    if (!tooMuch.has(textOf(input))) return fenced.call(name, sender, ...args)
    const plainly = plainFunctions[name] as (
      ...given: Parameters<ComposingFunctions[N]>
    ) => ReturnType<ComposingFunctions[N]>
    return plainly(...args)
  }
  return {
    composer: {
      understand: (request, sender) => run('understand', sender, request),
      plan: (request, sender) => run('plan', sender, request),
      theme: (request, sender) => run('theme', sender, request),
      compose: (request, sender) => run('compose', sender, request),
    },
    carryOutWish: (wish, sender) => run('carryOutWish', sender, wish),
    lint: (order, sender) => run('lintDocument', sender, order),
    asDictated: (brief, fallback, sender) => run('asDictated', sender, brief, fallback),
    prepare: () => fenced.prepare(),
    close: () => fenced.close(),
  }
}

type Input = string | CompositionRequest | Wish | LintOrder

function textOf(input: Input): string {
  if (typeof input === 'string') return input
  if ('command' in input) return input.command
  // A page that is too much to be looked at says nothing against its brief.
  return 'document' in input ? `${input.document.id} ${input.document.rev}` : input.brief
}
