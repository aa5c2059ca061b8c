import { dragsFiles, droppedFiles, pastedPictures } from '#client/ui/picture-files.ts'
import type { PhotoTarget } from '#shared/page/place-photos.ts'
import type { PreviewReport } from '../preview-messages.ts'

/** Sections that take pictures wherever they are dropped onto them. */
const takers = '[data-block="hero"], [data-block="about"], [data-block="gallery"]'

/** Takes pictures that are dropped onto the page or pasted; what would take them lights up. */
export function takePhotos(document: Document, report: (message: PreviewReport) => void): void {
  const { documentElement: root } = document
  let lit: Element | null = null
  function light(next: Element | null): void {
    if (next === lit) return
    lit?.removeAttribute('data-drop')
    next?.setAttribute('data-drop', '')
    lit = next
  }
  function leave(): void {
    light(null)
    root.removeAttribute('data-dropping')
  }
  document.addEventListener('dragover', (event) => {
    if (!dragsFiles(event.dataTransfer)) return
    event.preventDefault()
    root.setAttribute('data-dropping', '')
    light(placeAt(event.target))
  })
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) leave()
  })
  document.addEventListener('drop', (event) => {
    const files = droppedFiles(event.dataTransfer)
    leave()
    if (!dragsFiles(event.dataTransfer)) return
    event.preventDefault()
    if (files.length > 0)
      report({ type: 'ninefold:photos', files, target: targetOf(placeAt(event.target)) })
  })
  document.addEventListener('paste', (event) => {
    const files = pastedPictures(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    report({ type: 'ninefold:photos', files, target: null })
  })
}

function placeAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('[data-photo]') ?? target.closest(takers)
}

function targetOf(place: Element | null): PhotoTarget | null {
  if (!(place instanceof HTMLElement)) return null
  const { photo, photoBlock } = place.dataset
  return photoBlock ? { id: photoBlock, path: photo } : { id: place.id }
}
