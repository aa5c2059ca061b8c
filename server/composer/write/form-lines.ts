const bullet = /^\s*[-*•·–]\s+/u
const label = /^\p{L}[^:：.!?]{0,24}[:：]\s*/u

/** Whether a brief is filled in like a form: "Name: …", "Town: …", one a line. */
export function isForm(brief: string): boolean {
  return linesOf(brief).filter((line) => label.test(line)).length > 1
}

/** The text of a brief without the bullets of its lists and, in a form, without the labels. */
export function withoutLabels(brief: string): string {
  const lines = linesOf(brief)
  const bare = isForm(brief) ? lines.map((line) => line.replace(label, '')) : lines
  return bare.join('\n')
}

function linesOf(brief: string): string[] {
  return brief.split('\n').map((line) => line.replace(bullet, ''))
}
