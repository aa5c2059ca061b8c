import type { Frame, Page } from 'playwright-core'

export interface DraggedFile {
  name: string
  buffer: Buffer
  /** A JPEG's, unless another is given. */
  type?: string
}

/** Takes files up; what it answers with drops them on an element, as a person would. */
export async function dragFiles(
  frame: Page | Frame,
  files: readonly DraggedFile[],
): Promise<(selector: string) => Promise<void>> {
  const given = files.map(
    ({ name, buffer, type = 'image/jpeg' }) => [name, buffer.toString('base64'), type] as const,
  )
  const held = await frame.evaluateHandle(hold, given)
  return (selector) => frame.locator(selector).first().evaluate(drop, held)
}

function hold(files: (readonly [string, string, string])[]): DataTransfer {
  const data = new DataTransfer()
  for (const [name, text, type] of files) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    data.items.add(new File([bytes], name, { type }))
  }
  return data
}

function drop(target: Element, dataTransfer: DataTransfer): void {
  for (const type of ['dragenter', 'dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}
