import { composedDocument } from '#test/support/composed-document.ts'
import { markWish } from '#server/commands/read/mark-wish.ts'
import { readCommand } from '#server/commands/read-command.ts'
import { Clause } from '#server/commands/read/clause.ts'
import { segmentsOf } from '#server/commands/read/segments.ts'
import { wishesOf } from '#test/wishes/wish.ts'
const [loc, ...rest] = process.argv.slice(2)
const byId = /^\w\w-wish-(0\d|10)$/.test(rest[0]??'') ? wishesOf(loc).find(w=>w.id===rest[0]) : null
const briefs:any = {en:'Salt & Rye is a bakery at 12 Mill Lane, Bristol. Sourdough £4.20, croissant £2.40, rye loaf £3.80. Open Tue to Sat 7-15. Call 0117 496 0123. We bake everything by hand. Our flour comes from Stroud.'}
const brief = byId?.brief ?? process.env.BRIEF ?? briefs[loc] ?? wishesOf(loc)[0].brief
const page = composedDocument(brief,{locale:loc as any,seed:3})
for (const wish of byId?.wishes ?? rest) {
  const m = markWish(wish, loc, page)
  console.log('»', wish)
  if (!process.env.SHORT) { console.log(m.marks.map(k=>`[${wish.slice(k.start,k.end)}: ${k.tags.join(' ')}${k.items?' '+k.items:''}]`).join(' '))
  console.log('unread:', new Clause(m,[0,wish.length]).unread().map(s=>wish.slice(...s)), 'segments:', segmentsOf(m).map(s=>wish.slice(...s.span))) }
  console.log(JSON.stringify(readCommand(wish,{likely:[loc],page,today:'2026-05-01'})))
}
