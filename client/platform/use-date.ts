import { useSyncExternalStore } from 'react'
import { dateFormat } from '#shared/i18n/formats.ts'
import { useI18n } from './i18n.tsx'
import { readerTag } from './reader-tag.ts'

export type WriteDate = (time: number, options?: Intl.DateTimeFormatOptions) => string

/** Writes dates as the reader's country does; what the server drew is first drawn the same. */
export function useDate(): WriteDate {
  const { tag } = useI18n()
  const own = useSyncExternalStore(
    subscribeToNothing,
    () => readerTag(tag),
    () => tag,
  )
  return (time, options = { dateStyle: 'medium' }) => dateFormat(own, options).format(time)
}

const subscribeToNothing = () => () => {}
