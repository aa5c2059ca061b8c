import { useEffect, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { isSlug } from '#shared/page/slug-shape.ts'

/** How long somebody who types has stopped before the server is asked; of what is pasted, at once. */
const pauseMs = 200

export type SlugState = 'free' | 'checking' | 'taken' | 'wrong'

export interface SlugChoice {
  value: string
  state: SlugState
  type(text: string): void
}

/**
 * A slug while it is being typed, and whether the page can have it.
 * @param offered that is free, or the page's own
 * @param refused one that went to somebody else meanwhile
 */
export function useSlugChoice(slug: string, offered: string, refused: string | null): SlugChoice {
  const api = useApi()
  const [value, setValue] = useState(offered)
  const [told, setTold] = useState<Record<string, boolean>>({ [offered]: true })
  const typedAt = useRef(0)
  const isFree = value === refused ? false : told[value]
  const isAsked = isSlug(value) && isFree === undefined
  useEffect(() => {
    if (!isAsked) return
    const own = new AbortController()
    const ask = async () => {
      const call = { params: { slug }, query: { wanted: value }, signal: own.signal }
      const answer = await api.call('checkSlug', call)
      setTold((known) => ({ ...known, [answer.slug]: answer.isFree }))
    }
    const isTyping = performance.now() - typedAt.current < pauseMs
    typedAt.current = performance.now()
    const begin = () => {
      ask().catch((error: unknown) => {
        if (own.signal.aborted) return
        console.warn('The address could not be checked', error)
        // Publishing finds out.
        setTold((known) => ({ ...known, [value]: true }))
      })
    }
    const timer = setTimeout(begin, isTyping ? pauseMs : 0)
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [api, slug, value, isAsked])
  return { value, state: stateOf(value, isFree), type: (text) => setValue(asSlug(text)) }
}

function stateOf(value: string, isFree: boolean | undefined): SlugState {
  if (!isSlug(value)) return 'wrong'
  if (isFree === undefined) return 'checking'
  return isFree ? 'free' : 'taken'
}

/** What people type for a hyphen. */
function asSlug(text: string): string {
  return text.toLowerCase().replace(/[\s_]+/g, '-')
}
