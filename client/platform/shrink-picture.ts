import type { Shrunk } from './shrink-worker.ts'

/** Smaller files are sent as they are: written anew they would hardly be smaller, and later sent. */
const smallBytes = 2_500_000

interface Drawing {
  worker: Worker
  /** Who waits, in the order in which it answers. */
  waiting: ((shrunk: Shrunk) => void)[]
}

let drawing: Drawing | null = null

/**
 * A photo in the size that is kept of it, so that a telephone sends one megabyte and not twelve.
 * It is drawn beside the page, which can be typed into meanwhile. What cannot be drawn here is
 * given back as it is: the server says what is wrong with it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.type !== 'image/jpeg' || file.size < smallBytes) return file
  const drawn = await drawnAsJpeg(file)
  return drawn && drawn.size < file.size ? drawn : file
}

/** Null where this browser cannot draw it. */
export async function drawnAsJpeg(file: Blob): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'undefined') return null
  return new Promise((resolve) => {
    drawing ??= startDrawing()
    drawing.waiting.push(resolve)
    drawing.worker.postMessage(file)
  })
}

/** It ends with the last photo, and with it the memory it took. */
function startDrawing(): Drawing {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  const started: Drawing = { worker, waiting: [] }
  const end = () => {
    worker.terminate()
    if (drawing === started) drawing = null
    for (const resolve of started.waiting.splice(0)) resolve(null)
  }
  worker.onmessage = ({ data }: MessageEvent<Shrunk>) => {
    started.waiting.shift()?.(data)
    if (started.waiting.length === 0) end()
  }
  worker.onerror = (event) => {
    console.warn('Photos cannot be made smaller here', event.message)
    end()
  }
  return started
}
