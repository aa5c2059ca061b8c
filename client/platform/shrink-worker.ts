/** The longest side the server keeps of an upload, in pixels. */
const keptSide = 3072
const quality = 0.9

/** What comes back: the photo in the size that is kept of it, or null where it cannot be drawn. */
export type Shrunk = Blob | null

let line: Promise<unknown> = Promise.resolve()

/** One after another: a photo of twelve megapixels takes fifty megabytes while it is drawn. */
self.onmessage = ({ data }: MessageEvent<Blob>) => {
  line = line.then(async () => self.postMessage(await shrunk(data).catch(() => null)))
}

async function shrunk(file: Blob): Promise<Shrunk> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, keptSide / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(
    Math.round(picture.width * scale),
    Math.round(picture.height * scale),
  )
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
