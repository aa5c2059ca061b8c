import type { StoredSubmission } from '#server/storage/storage.ts'

/** Without it, spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\ufeff'
/** What makes a spreadsheet take a text for a formula, in its wide forms too. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Messages as comma-separated values (RFC 4180): time, form, and a column for each label in the
 * order the labels first appear. Readers are strangers: no cell of theirs can become a formula.
 */
export function submissionsCsv(submissions: readonly StoredSubmission[]): string {
  const labels = [...new Set(submissions.flatMap(({ fields }) => Object.keys(fields)))]
  const rows = submissions.map(({ createdAt, block, fields }) => [
    new Date(createdAt).toISOString(),
    block,
    ...labels.map((label) => fields[label] ?? ''),
  ])
  const table = [['time', 'form', ...labels], ...rows]
  return byteOrderMark + table.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
