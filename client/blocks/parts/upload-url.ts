/** The address of an uploaded picture at a width of the image allow-list. */
export function uploadUrl(id: string, width: number): string {
  return `/_image/f_webp,w_${width}/uploads/${encodeURIComponent(id)}`
}
