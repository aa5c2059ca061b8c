const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand between tags and in quotes of an XML document. */
export function escapeXml(text: string): string {
  const allowed = text.replace(
    /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,
    '',
  )
  return allowed.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}
