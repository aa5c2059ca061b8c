import { useMemo, useRef, useState } from 'react'
import type { InputOf } from '#shared/endpoints.ts'
import { mostPhotos } from '#shared/upload-limits.ts'
import { useApi } from './api-context.tsx'
import type { RefusedPicture } from './upload-picture.ts'

export interface BroughtPhoto {
  key: string
  /** What its file is called. */
  name: string
  /** Of the upload; null while it is being sent. */
  id: string | null
  /** Where it can be seen. */
  url: string
  isLogo: boolean
}

export type BroughtPictures = Pick<InputOf<'createGeneration'>, 'photos' | 'logo'>

export interface Photos {
  items: readonly BroughtPhoto[]
  /** What could not be taken of the last ones; 'many' where there is no room for more. */
  refused: readonly (RefusedPicture | 'many')[]
  /** Begins to send them at once. A second logo takes the place of the first. */
  add(files: readonly File[], isLogo?: boolean): void
  remove(key: string): void
  /** Makes it the one to lead with. */
  lead(key: string): void
  clear(): void
  /** What a call says of them, when all are sent; nothing where they were left alone. */
  settled(): Promise<BroughtPictures>
}

/**
 * Photos and a logo for a page, sent while the brief is still being written.
 * @param known makes those the page was written with, once
 */
export function usePhotos(known: () => readonly BroughtPhoto[] = () => []): Photos {
  const api = useApi()
  const [items, setItems] = useState(known)
  const [refused, setRefused] = useState<Photos['refused']>([])
  const newest = useRef(items)
  const isTouched = useRef(false)
  const sending = useRef(new Set<Promise<void>>())
  return useMemo(() => {
    const change = (next: readonly BroughtPhoto[]) => {
      isTouched.current = true
      newest.current = next
      setItems(next)
    }
    const send = async (photo: BroughtPhoto, file: File) => {
      const { uploadPicture } = await import('./upload-picture.ts')
      const answer = await uploadPicture(api, file)
      const others = newest.current.filter(({ key }) => key !== photo.key)
      if (others.length === newest.current.length) return
      if ('problem' in answer) {
        setRefused((known) => [...known, answer])
        change(others)
      } else
        change(
          newest.current.map((one) => (one.key === photo.key ? { ...one, id: answer.id } : one)),
        )
    }
    return {
      add(files: readonly File[], isLogo = false) {
        const count = newest.current.filter((photo) => !photo.isLogo).length
        const room = isLogo ? 1 : mostPhotos - count
        setRefused(files.length > room ? ['many'] : [])
        for (const file of files.slice(0, room)) {
          const photo = newPhoto(file, isLogo)
          change([...newest.current.filter((one) => !(isLogo && one.isLogo)), photo])
          const sent = send(photo, file).finally(() => sending.current.delete(sent))
          sending.current.add(sent)
        }
      },
      remove: (key: string) => change(newest.current.filter((photo) => photo.key !== key)),
      lead: (key: string) =>
        change([...newest.current].sort((one, other) => rank(one, key) - rank(other, key))),
      clear() {
        setRefused([])
        change([])
        isTouched.current = false
      },
      async settled() {
        await Promise.all(sending.current)
        return isTouched.current ? broughtPictures(newest.current) : {}
      },
      items,
      refused,
    }
  }, [api, items, refused])
}

const rank = (photo: BroughtPhoto, first: string) => (photo.key === first ? 0 : 1)

function newPhoto(file: File, isLogo: boolean): BroughtPhoto {
  const url = URL.createObjectURL(file)
  return { key: url, name: file.name, id: null, url, isLogo }
}

function broughtPictures(items: readonly BroughtPhoto[]): BroughtPictures {
  const sent = items.flatMap(({ id, name, isLogo }) =>
    id === null ? [] : [{ id, ...(name && { name: name.slice(0, 200) }), isLogo }],
  )
  const of = (wanted: boolean) =>
    sent.filter(({ isLogo }) => isLogo === wanted).map(({ isLogo: _, ...brought }) => brought)
  const [logo] = of(true)
  return { photos: of(false), logo: logo ?? null }
}
