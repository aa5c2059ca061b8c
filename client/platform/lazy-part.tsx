import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { onceLoaded } from './once-loaded.ts'

type LazyPart<P> = ComponentType<P> & {
  /** Has it there before it is shown. */
  fetch: () => Promise<unknown>
}

/**
 * A part of a screen whose script is fetched when the part is first shown, and which is shown in
 * the moment it is there. `React.lazy` alone would not do: what comes late behind a `Suspense` is
 * held back for 300 ms, also where its script was fetched long ago. What the server has rendered is
 * taken over by way of it all the same, because only that waits without throwing the HTML away; and
 * only until the part is drawn anew or pressed, so a screen says which parts it begins with.
 * @param fallback stands in its place until then
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): LazyPart<P> {
  let loaded: ComponentType<P> | null = null
  const fetch = onceLoaded(async () => {
    loaded = await load()
    return { default: loaded }
  })
  const Lazy = lazy(fetch) as unknown as ComponentType<P>

  function Rendered(props: P) {
    const [Part] = useState(() => loaded ?? Lazy)
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }

  function Shown(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const [failed, setFailed] = useState<{ error: unknown } | null>(null)
    useLayoutEffect(() => {
      if (Part) return
      fetch().then(
        (module) => setPart(() => module.default),
        (error: unknown) => setFailed({ error }),
      )
    }, [Part])
    if (failed) throw failed.error
    return Part ? <Part {...props} /> : fallback
  }

  function LazyPart(props: P) {
    const isRendered = useSyncExternalStore(never, no, yes)
    // The same from its first moment to its last: it would lose its state in between.
    const [Way] = useState(() => (isRendered ? Rendered : Shown))
    return <Way {...props} />
  }
  return Object.assign(LazyPart, { fetch })
}

const never = () => () => {}
const no = () => false
const yes = () => true
