import { cellsOf, isFormula } from '#test/support/csv-cells.ts'
import type { Scenario } from '../support/scenario.ts'
import type { Target } from '../support/target.ts'
import { Promises } from './promise.ts'

const signs = ['=1+1', '+1', '-1', '@SUM(1)', '＝1']
const starts = ['', ' ', '\u00a0', '"']
const splits = ['', 'x;', 'x\t', 'x|', 'x\n', '";"']

/** Of what strangers write no spreadsheet makes a formula, whatever it parts cells at. */
export const tablesOfMessages: Scenario = {
  name: 'messages as a table',
  async run(target) {
    const promises = new Promises()
    const slug = await target.newPage()
    await addForm(target, slug)
    for (const split of splits)
      for (const start of starts)
        promises.same(
          await write(
            target,
            slug,
            signs.map((sign) => split + start + sign),
          ),
          303,
          'sent',
        )
    const answer = await target.call('GET', `/api/pages/${slug}/submissions/export`)
    const table = (await answer.text()).replace('\ufeff', '')
    const lines = table.split('\r\n').slice(0, -1)
    promises.keep(
      lines.every((line) => /^".*"$/s.test(line)),
      'a field has no quotes',
    )
    for (const separator of [',', ';', '\t', '|']) {
      const formulas = cellsOf(table, separator).filter(isFormula)
      promises.same(formulas, [], `formulas where cells are parted by ${JSON.stringify(separator)}`)
    }
    return promises.attacked
  },
}

async function addForm(target: Target, slug: string): Promise<void> {
  const { rev } = (await (await target.call('GET', `/api/pages/${slug}`)).json()) as { rev: number }
  const fields = signs.map((sign) => ({ label: `${sign}?`, kind: 'text', required: false }))
  const props = { title: 'Write', fields, consent: 'Agreed', success: 'Thanks' }
  const op = { op: 'insert', id: 'write', type: 'contact', variant: 'panel', props, after: null }
  await target.call('PATCH', `/api/pages/${slug}`, { ops: [op] }, { 'if-match': `"${rev}"` })
  await target.call('POST', `/api/pages/${slug}/publish`)
}

async function write({ url }: Target, slug: string, texts: string[]): Promise<number> {
  const fields = texts.map((text, index) => [`field-${index}`, text])
  const body = new URLSearchParams([...fields, ['consent', 'on']])
  const sent = await fetch(`${url}/f/${slug}/write`, { method: 'POST', body, redirect: 'manual' })
  return sent.status
}
