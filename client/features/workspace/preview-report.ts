import type { PreviewReport } from '#client/blocks/preview-messages.ts'

const types = ['ninefold:ready', 'ninefold:want', 'ninefold:height']

/** The frame's word in a message, or null where it is none of the frame's. */
export function previewReport(data: unknown): PreviewReport | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  return types.includes(String(data.type)) ? (data as PreviewReport) : null
}
