import { describe, expect, it } from 'vitest'
import { submissionsCsv } from '#server/pages/submissions-csv.ts'
import type { StoredSubmission } from '#server/storage/storage.ts'
import { cellsOf, isFormula } from '#test/support/csv-cells.ts'
import { storedSubmission } from '#test/support/fixtures.ts'

const csvOf = (fields: Record<string, string>) => textOf([storedSubmission({ page: 'p', fields })])

async function textOf(submissions: StoredSubmission[]): Promise<string> {
  async function* each() {
    yield* submissions
  }
  const rows: Uint8Array[] = []
  for await (const row of submissionsCsv(each)) rows.push(row)
  return Buffer.concat(rows).toString().replace('\ufeff', '')
}

describe('a table for spreadsheets', () => {
  it('says what was sent, every field in quotes', async () => {
    const [head, row] = (await csvOf({ Message: 'Ben "the, baker"\nand sons' })).split('\r\n')
    expect(head).toBe('"time","form","Message"')
    expect(row).toMatch(/^"20\d\d-[^"]+Z","contact","Ben ""the, baker""\nand sons"$/)
    expect(cellsOf(await csvOf({ Message: 'a; b, c - d = 5' }), ',')).toContain('a; b, c - d = 5')
  })

  const starts = ['', ' ', '\u200b', '\u00a0', '\ufeff', '\u3164', '\u2800', '\u0000', '"', '" "']
  const splits = ['', 'x;', 'x\t', 'x\n', 'x\r\n', 'x";', 'x;;', 'x\u2028', 'x\v', '";"', 'x|']
  const signs = ['=1+1', '+1', '-1', '@SUM(1)', '＝1', '＋1', '－1', '＠a']
  const hostile = splits.flatMap((split) =>
    starts.flatMap((start) => signs.map((sign) => split + start + sign)),
  )

  it.each([',', ';', '\t', '|'])(
    'has no formula where cells are parted by %j',
    async (separator) => {
      for (const text of hostile) {
        const formulas = cellsOf(await csvOf({ Message: text }), separator).filter(isFormula)
        expect(formulas, JSON.stringify(text)).toEqual([])
      }
    },
  )

  it('has a column for each label, in the order they first appear', async () => {
    const [one, two] = [{ Name: 'Ada' }, { Town: 'Bath', Name: 'Ben' }]
    const text = await textOf(
      [one, two].map((fields) => storedSubmission({ page: 'p', fields: { ...fields } as never })),
    )
    const rows = text.trimEnd().split('\r\n')
    expect(rows.map((row) => row.replace(/"[^"]+Z"/, 'time'))).toEqual([
      '"time","form","Name","Town"',
      'time,"contact","Ada",""',
      'time,"contact","Ben","Bath"',
    ])
  })

  it('guards the labels of fields as well', async () => {
    expect(cellsOf(await csvOf({ 'x;=1+1': 'hello' }), ';').filter(isFormula)).toEqual([])
  })
})
