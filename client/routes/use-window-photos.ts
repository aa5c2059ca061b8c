import { useEffect, useRef } from 'react'
import { dragsFiles, droppedFiles, pastedPictures } from '#client/ui/picture-files.ts'

/**
 * Pictures dropped or pasted anywhere in the window that nothing else has taken: the browser would
 * leave the page for them.
 */
export function useWindowPhotos(onFiles: (files: File[]) => void): void {
  const heard = useRef(onFiles)
  useEffect(() => {
    heard.current = onFiles
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (dragsFiles(event.dataTransfer)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !dragsFiles(event.dataTransfer)) return
      event.preventDefault()
      take(droppedFiles(event.dataTransfer))
    }
    const paste = (event: ClipboardEvent) => {
      const files = event.defaultPrevented ? [] : pastedPictures(event.clipboardData)
      if (files.length > 0) event.preventDefault()
      take(files)
    }
    const take = (files: File[]) => {
      if (files.length > 0) heard.current(files)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
    }
  }, [])
}
