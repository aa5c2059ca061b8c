/** The longest side the server keeps of an upload, in pixels. */
const keptSide = 3072
/** Smaller files are sent as they are: written anew they would hardly be smaller, and later sent. */
const smallBytes = 2_500_000
const quality = 0.9

/**
 * A photo in the size that is kept of it, so that a telephone sends one megabyte and not twelve.
 * What cannot be drawn here is given back as it is: the server says what is wrong with it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.type !== 'image/jpeg' || file.size < smallBytes) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, keptSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  return drawn && drawn.size < file.size ? drawn : file
}
