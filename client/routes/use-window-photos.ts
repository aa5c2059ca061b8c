import { useEffect, useRef } from 'react'
import { dragsFiles, pictureFiles } from '#client/ui/picture-files.ts'

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
    const take = (event: DragEvent | ClipboardEvent) => {
      const data = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData
      if (event.defaultPrevented || !dragsFiles(data)) return
      const files = pictureFiles(data)
      if (files.length > 0 || 'dataTransfer' in event) event.preventDefault()
      if (files.length > 0) heard.current(files)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', take)
    window.addEventListener('paste', take)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', take)
      window.removeEventListener('paste', take)
    }
  }, [])
}
