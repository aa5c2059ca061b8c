/** The pictures among what is dragged or pasted; none where there are none. */
export function pictureFiles(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

/** The pictures that are pasted; none where text was copied, of which offices add a picture. */
export function pastedPictures(data: DataTransfer | null): File[] {
  return data?.types.includes('text/plain') ? [] : pictureFiles(data)
}

/** Whether files are being dragged: what they are is told when they are dropped. */
export function dragsFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false
}
