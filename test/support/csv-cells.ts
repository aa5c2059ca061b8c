/** Cells as spreadsheets read them: what follows a closing quote goes on unquoted. */
export function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < csv.length; at++) {
    const sign = csv[at] ?? ''
    const isDoubled = isQuoted && sign === '"' && csv[at + 1] === '"'
    if (isDoubled) {
      cell += sign
      at++
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && (sign === separator || sign === '\n' || sign === '\r')) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}

const unseen = /^[\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}\u2800"]+/u
/** Whether a spreadsheet would reckon it, whatever unseen signs stand before. */
export const isFormula = (cell: string) => /^[=+\-@＝＋－＠]/u.test(cell.replace(unseen, ''))
