import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GenerationControl } from '#client/features/generation/use-generation.ts'
import { useApi } from '#client/platform/api-context.tsx'
import { type PageState, withProgress } from '#shared/page/page-state.ts'
import type { BriefReading } from '#shared/payloads.ts'

export interface Reading {
  /** The brief the page was written from; '' where none is known. */
  brief: string
  /** The page with what is known of how its brief was read. */
  read: PageState | null
  /** A brief is on its way to be read. */
  onSent(brief: string): void
}

/** What makes the brief another without a writing. */
interface Stepping {
  /** How many steps back through versions of the page there are to make again. */
  taken: number
  /** The page is back at what another brief made of it. */
  onBrief(brief: string, before: string): void
}

const unread = { understood: null, spans: null, rows: null, manner: null }

/**
 * How the page's brief was read: from the writing that is under way, else as the server keeps it.
 * What is written between, such as a wish, reads nothing anew and leaves it as it is.
 */
export function useReading(
  slug: string | null,
  { state, isWriting }: Pick<GenerationControl, 'state' | 'isWriting'>,
  given: string | undefined,
  { taken, onBrief }: Stepping,
): Reading {
  const api = useApi()
  const [kept, setKept] = useState<BriefReading>({ brief: given?.trim() ?? '', ...unread })
  const { understood = null, ledger = null, rows = null, manner = null } = state?.progress ?? {}
  // Until a brief that was sent is answered, the server still has the one before it.
  const [isSent, setIsSent] = useState(false)
  const isKnown = slug === null || ledger !== null || kept.spans !== null
  const isUnderWay = isSent || isWriting || state?.progress.status === 'writing'
  useEffect(() => (isWriting ? () => setIsSent(false) : undefined), [isWriting])
  useEffect(() => {
    if (understood || ledger)
      // While the same brief is read again, what was read of it before stays.
      setKept((before) =>
        ledger
          ? { brief: before.brief, understood, spans: ledger, rows, manner }
          : { ...before, understood },
      )
  }, [understood, ledger, rows, manner])
  useEffect(() => {
    if (isKnown || isUnderWay || !slug) return
    const own = new AbortController()
    api.call('pageReading', { params: { slug }, signal: own.signal }).then(
      ({ reading }) => reading && setKept(reading),
      (error: unknown) => {
        if (!own.signal.aborted) console.warn('How the brief was read is not known', error)
      },
    )
    return () => own.abort()
  }, [api, slug, isKnown, isUnderWay])
  const latest = useRef({ taken, kept, onBrief })
  useEffect(() => {
    const { taken: before, kept: known, onBrief: tell } = latest.current
    if (!slug || taken === before) return
    const own = new AbortController()
    api.call('pageReading', { params: { slug }, signal: own.signal }).then(
      ({ reading }) => {
        if (!reading) return
        // The same words may have been chosen from otherwise.
        setKept(reading)
        if (reading.brief !== known.brief) tell(reading.brief, known.brief)
      },
      (error: unknown) => {
        if (!own.signal.aborted) console.warn('Which brief the page has is not known', error)
      },
    )
    return () => own.abort()
  }, [api, slug, taken])
  useEffect(() => {
    latest.current = { taken, kept, onBrief }
  })
  const read = useMemo(() => {
    const { understood, spans, rows, manner } = kept
    return state && withProgress(state, { understood, ledger: spans, rows, manner })
  }, [state, kept])
  return {
    brief: kept.brief,
    read,
    onSent: useCallback((brief) => {
      setKept({ brief, ...unread })
      setIsSent(true)
    }, []),
  }
}
