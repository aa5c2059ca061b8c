/** The text of a body in chunks separated by blank lines, each trimmed and none empty. */
export async function* splitChunks(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<string, void, void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest = (rest + (value ?? '')).replaceAll('\r\n', '\n')
      const chunks = rest.split('\n\n')
      rest = done ? '' : (chunks.pop() ?? '')
      for (const chunk of chunks) if (chunk.trim()) yield chunk.trim()
      if (done) return
    }
  } finally {
    // The connection may be broken already: then there is nothing left to cancel.
    await reader.cancel().catch(() => {})
  }
}
