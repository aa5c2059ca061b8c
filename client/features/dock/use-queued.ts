import { useEffect, useEffectEvent, useState } from 'react'

/** What is sent while something else is answered: it goes once that is done, unless it is changed before. */
export function useQueued(isBusy: boolean, send: () => void) {
  const [isWaiting, setWaiting] = useState(false)
  const next = useEffectEvent(() => {
    setWaiting(false)
    send()
  })
  useEffect(() => {
    if (isWaiting && !isBusy) next()
  }, [isWaiting, isBusy])
  return { isWaiting, add: () => setWaiting(true), drop: () => setWaiting(false) }
}
