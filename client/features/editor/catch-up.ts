import type { PageDocument } from '#shared/page/document.ts'
import type { PageStanding, Person } from '#shared/page/page-event.ts'
import type { EditorDeps } from './editor.ts'
import type { EditorState } from './editor-state.ts'

export interface CatchUpDeps {
  page: Pick<EditorDeps, 'api' | 'slug'>
  state(): EditorState
  /** Something is being written, which brings the page as it is then. */
  isWriting(): boolean
  /** The page as somebody else has left it. */
  onNewer(document: PageDocument): void
}

/** Reads what others have made of the page, never in the middle of what is under way here. */
export function createCatchUp({ page, state, isWriting, onNewer }: CatchUpDeps) {
  let told: PageStanding | null = null
  let steps = 0
  let isReading = false
  const isBusy = () => state().sending > 0 || steps > 0 || isWriting()

  async function read(): Promise<void> {
    if (isReading || isBusy()) return
    isReading = true
    const document = await newestPage(page)
    isReading = false
    if (document && document.rev > state().base.rev && !isBusy()) onNewer(document)
  }

  /** What was told while something was under way here is read once that is over. */
  function check(): void {
    const { base, saving } = state()
    if (told && told.rev > base.rev && saving !== 'gone') void read()
  }

  return {
    read,
    check,
    hear(standing: PageStanding): void {
      told = standing
      check()
    },
    /** Whose the page is as it is here; undefined where that is not known. */
    whose: (): Person | undefined => (told?.rev === state().base.rev ? told.by : undefined),
    /** A step the server makes comes back with the page as it is then. */
    async after<T>(step: Promise<T>): Promise<T> {
      steps++
      try {
        return await step
      } finally {
        steps--
        check()
      }
    },
  }
}

/** The page as the server has it now; null where it cannot be read. */
export async function newestPage({ api, slug }: CatchUpDeps['page']): Promise<PageDocument | null> {
  try {
    const { document } = await api.call('getPage', { params: { slug } })
    return document.v === 2 ? document : null
  } catch (error) {
    // The next save finds out what is wrong, and says it.
    console.warn('The page could not be read again', error)
    return null
  }
}
