import { useEffect, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import type { PageSummary, Payloads } from '#shared/payloads.ts'

export type StateFilter = 'all' | PageSummary['state']
type Listing = Payloads['history']

/** Typing pauses this long before the server is asked. */
const typingMs = 250

export interface PageList extends Listing {
  query: string
  filter: StateFilter
  isFailed: boolean
  isLoading: boolean
  search(query: string): void
  choose(filter: StateFilter): void
  more(): void
  retry(): void
  /** Without a search, in every state. */
  reset(): void
  /** Puts the newer summary of a page in its place, or takes it out where it no longer belongs. */
  replace(page: PageSummary): void
  add(page: PageSummary): void
}

/** The pages that match a search and a state, more of them on demand; only the newest answer counts. */
export function usePageList(first: Listing): PageList {
  const api = useApi()
  const [listing, setListing] = useState(first)
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<StateFilter>('all')
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const asked = useRef<AbortController | null>(null)
  useEffect(() => setListing(first), [first])

  const load = async (wanted: { query: string; filter: StateFilter; cursor?: string }) => {
    asked.current?.abort()
    const own = new AbortController()
    asked.current = own
    setStatus('loading')
    const text = wanted.query.trim()
    try {
      const answer = await api.call('listPages', {
        query: {
          ...(text && { query: text }),
          ...(wanted.filter !== 'all' && { state: wanted.filter }),
          ...(wanted.cursor && { cursor: wanted.cursor }),
        },
        signal: own.signal,
      })
      setListing((known) =>
        wanted.cursor ? { ...answer, items: [...known.items, ...answer.items] } : answer,
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
    query,
    filter,
    isFailed: status === 'failed',
    isLoading: status === 'loading',
    search(next) {
      setQuery(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void load({ query: next, filter }), typingMs)
    },
    choose(next) {
      setFilter(next)
      clearTimeout(timer.current)
      void load({ query, filter: next })
    },
    more: () => cursor !== null && void load({ query, filter, cursor }),
    retry: () => void load({ query, filter }),
    reset() {
      setQuery('')
      setFilter('all')
      void load({ query: '', filter: 'all' })
    },
    replace: (page) =>
      setListing((known) => ({
        ...known,
        items: known.items.flatMap((it) => {
          if (it.slug !== page.slug) return [it]
          return belongs(page, filter) ? [{ ...it, ...page }] : []
        }),
      })),
    add: (page) =>
      setListing((known) => {
        const rest = known.items.filter((it) => it.slug !== page.slug)
        const before = known.items.find((it) => it.slug === page.slug)
        const listed = { unread: 0, ...before, ...page }
        const items = [listed, ...rest].sort((a, b) => b.updatedAt - a.updatedAt)
        return { ...known, items: belongs(page, filter) ? items : rest }
      }),
  }
}

function belongs(page: PageSummary, filter: StateFilter): boolean {
  return filter === 'all' ? page.state !== 'trashed' : page.state === filter
}
