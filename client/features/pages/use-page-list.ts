import { useEffect, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import type { PageLanguage } from '#shared/page/document.ts'
import type { PageSort, PageSummary, Payloads } from '#shared/payloads.ts'

export type StateFilter = 'all' | PageSummary['state']

/** What is looked for, and in which order it is shown. */
export interface PageChoice {
  query: string
  filter: StateFilter
  /** Pages in this language. */
  locale: PageLanguage | 'all'
  sort: PageSort
}

export const anyPage: PageChoice = { query: '', filter: 'all', locale: 'all', sort: 'changed' }
type Listing = Omit<Payloads['history'], 'joined'>

/** Typing pauses this long before the server is asked. */
const typingMs = 250

export interface PageList extends Listing {
  choice: PageChoice
  isFailed: boolean
  isLoading: boolean
  /** Typing waits for a pause before the server is asked, the rest does not. */
  choose(change: Partial<PageChoice>): void
  more(): void
  retry(): void
  /** Without a search, in every state. */
  reset(): void
  /** Puts the newer summary of a page in its place, or takes it out where it no longer belongs. */
  replace(page: PageSummary): void
  /** Puts a page first: it is the one that was just made or taken back. */
  add(page: PageSummary): void
  remove(slug: string): void
}

/** The pages that match a search and a state, more of them on demand; only the newest answer counts. */
export function usePageList(first: Listing): PageList {
  const api = useApi()
  const [listing, setListing] = useState(first)
  const [choice, setChoice] = useState(anyPage)
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const asked = useRef<AbortController | null>(null)
  useEffect(() => setListing(first), [first])

  const load = async (wanted: PageChoice & { cursor?: string }) => {
    asked.current?.abort()
    const own = new AbortController()
    asked.current = own
    setStatus('loading')
    try {
      const answer = await api.call('listPages', {
        query: queryOf(wanted),
        signal: own.signal,
      })
      setListing((known) =>
        wanted.cursor
          ? { ...known, ...answer, items: [...known.items, ...answer.items] }
          : { ...known, ...answer, hasTrash: hasTrashNow(known, wanted, answer.items) },
      )
      setStatus('idle')
    } catch (error) {
      if (own.signal.aborted) return
      console.error('The pages could not be listed', error)
      setStatus('failed')
    }
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asked.current?.abort()
    },
    [],
  )
  const cursor = listing.nextCursor
  return {
    ...listing,
    choice,
    isFailed: status === 'failed',
    isLoading: status === 'loading',
    choose(change) {
      const next = { ...choice, ...change }
      setChoice(next)
      clearTimeout(timer.current)
      const pauseMs = change.query === undefined ? 0 : typingMs
      timer.current = setTimeout(() => void load(next), pauseMs)
    },
    more: () => cursor !== null && void load({ ...choice, cursor }),
    retry: () => void load(choice),
    reset() {
      setChoice(anyPage)
      void load(anyPage)
    },
    replace: (page) =>
      setListing((known) => ({
        ...known,
        hasTrash: known.hasTrash || page.state === 'trashed',
        items: known.items.flatMap((it) => {
          if (it.slug !== page.slug) return [it]
          return belongs(page, choice.filter) ? [{ ...it, ...page }] : []
        }),
      })),
    remove: (slug) =>
      setListing((known) => ({ ...known, items: known.items.filter((it) => it.slug !== slug) })),
    add: (page) =>
      setListing((known) => {
        const rest = known.items.filter((it) => it.slug !== page.slug)
        const before = known.items.find((it) => it.slug === page.slug)
        const listed = { unread: 0, ...before, ...page }
        return { ...known, items: belongs(page, choice.filter) ? [listed, ...rest] : rest }
      }),
  }
}

/** Whoever looks through all of the trash sees whether there is anything in it. */
function hasTrashNow(known: Listing, wanted: PageChoice, items: readonly unknown[]): boolean {
  const isAll = wanted.query.trim() === '' && wanted.locale === 'all'
  return wanted.filter === 'trashed' && isAll ? items.length > 0 : known.hasTrash
}

function queryOf({ query, filter, locale, sort, cursor }: PageChoice & { cursor?: string }) {
  const text = query.trim()
  return {
    ...(text && { query: text }),
    ...(filter !== 'all' && { state: filter }),
    ...(locale !== 'all' && { locale }),
    ...(sort !== 'changed' && { sort }),
    ...(cursor && { cursor }),
  }
}

function belongs(page: PageSummary, filter: StateFilter): boolean {
  return filter === 'all' ? page.state !== 'trashed' : page.state === filter
}
