import type { StoredSubmission } from '#server/storage/storage.ts'

/** Without it, spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\ufeff'

/**
 * Where a spreadsheet may part cells that does not go by commas: most of Europe's go by semicolons,
 * and quotes that do not stand right behind one of those protect nothing.
 */
const parts = /[;\t|\p{Zl}\p{Zp}\n-\r\u0085]/u
/** What cannot be seen before a text, quotes included: they may be what the cell is quoted with. */
const unseen = /[\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}\u2800"]/u
/** What makes a spreadsheet take a text for a formula, in its wide forms too. */
const formula = /[=+\-@＝＋－＠]/u

/**
 * Messages as comma-separated values (RFC 4180), row by row: time, form, and a column for each
 * label in the order the labels first appear. Readers are strangers: no cell of theirs can become a
 * formula, whatever a spreadsheet takes for the separator.
 * @param each the same messages whenever it is called: once for the labels, once for the rows
 */
export async function* submissionsCsv(
  each: () => AsyncIterable<StoredSubmission>,
): AsyncGenerator<Uint8Array> {
  const labels = new Set<string>()
  for await (const { fields } of each()) for (const label of Object.keys(fields)) labels.add(label)
  yield row(['time', 'form', ...labels], byteOrderMark)
  for await (const { createdAt, block, fields } of each()) {
    const answers = [...labels].map((label) => fields[label] ?? '')
    yield row([new Date(createdAt).toISOString(), block, ...answers])
  }
}

function row(texts: readonly string[], start = ''): Uint8Array {
  return Buffer.from(`${start}${texts.map(cell).join(',')}\r\n`)
}

function cell(text: string): string {
  return `"${withoutFormulas(text).replaceAll('"', '""')}"`
}

/** An apostrophe begins every cell that a formula would begin. One pass: strangers wrote the text. */
function withoutFormulas(text: string): string {
  if (!formula.test(text)) return text
  let harmless = ''
  let copied = 0
  /** Where a cell begins of which nothing could be seen yet; -1 where something can. */
  let start = 0
  let at = 0
  for (const sign of text) {
    if (parts.test(sign)) start = at + sign.length
    else if (start >= 0 && !unseen.test(sign)) {
      if (formula.test(sign)) {
        harmless += `${text.slice(copied, start)}'`
        copied = start
      }
      start = -1
    }
    at += sign.length
  }
  return harmless + text.slice(copied)
}
