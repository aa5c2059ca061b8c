/** All that is dropped: whoever drops what is no picture is told so. */
export function droppedFiles(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])]
}

/** The pictures that are pasted; none where text was copied, of which offices add a picture. */
export function pastedPictures(data: DataTransfer | null): File[] {
  if (data?.types.includes('text/plain')) return []
  return droppedFiles(data).filter(({ type }) => type.startsWith('image/'))
}

/** Whether files are being dragged: what they are is told when they are dropped. */
export function dragsFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false
}
