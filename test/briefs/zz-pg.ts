import { read } from '#server/reader/read.ts'
import { textFields } from '#shared/page/block-props.ts'
import { plainText } from '#shared/page/rich-text.ts'
import { labelledBriefs } from '/work/main/test/briefs/labelled-brief.ts'
import { composedDocument } from '/work/main/test/support/composed-document.ts'

for (const id of process.argv.slice(2)) {
  const b = labelledBriefs().find((x) => x.id === id) ?? {
    id: 'typed',
    brief: id,
    locale: null as any,
  }
  console.log('\n######', b.id, '\n' + b.brief)
  const r = read(b.brief, { language: null, fallback: 'en' })
  console.log(
    '--',
    r.text.language.code,
    r.industry,
    r.pieces
      .map(
        (p) =>
          `[${p.role}] ${b.brief
            .slice(...p.span)
            .trim()
            .replace(/\n/g, '¶')}`,
      )
      .join(' | '),
  )
  const d = composedDocument(b.brief, { locale: null as any, seed: 0, fallback: 'en' } as any)
  const { prices, ...f } = d.facts as any
  console.log(
    '--',
    JSON.stringify(f),
    (prices ?? [])
      .map(
        (p: any) =>
          `${p.from ? 'from ' : ''}${p.item} ${p.amount}${p.to ? '-' + p.to : ''} ${p.currency} ${p.unit ?? ''} ${p.note ?? ''}`,
      )
      .join(' ; '),
  )
  for (const i of d.order) {
    const k = d.blocks[i]!
    if (['header', 'footer'].includes(k.type)) continue
    const acts = JSON.stringify((k.props as any).actions ?? '')
    console.log(
      `  ${k.type}/${k.variant}:`,
      textFields(k.type, k.props)
        .map(
          (t) => `${t.path}=${typeof t.value === 'string' ? t.value : plainText(t.value as any)}`,
        )
        .filter((x) => !/=$/.test(x) && !/fields|consent|success|submit/.test(x))
        .join(' ‖ '),
      acts === '""' ? '' : acts.slice(0, 80),
    )
  }
}
