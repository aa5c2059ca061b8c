import { markWish } from '#server/commands/read/mark-wish.ts'
import { commandLanguage } from '#server/commands/command-words.ts'
import { findTags } from '#server/reader/text/phrase-index.ts'
import { composedDocument } from '#test/support/composed-document.ts'
const [, , locale = 'en', text = '', brief = 'Panadería Sal en Valencia. Hogaza 4 €.'] = process.argv
const page = composedDocument(brief, { locale: locale as 'en', seed: 3 })
const w = markWish(text, locale, page)
for (const m of w.marks) console.log(text.slice(m.start, m.end), m.tags.join(' '))
console.log(findTags(commandLanguage(locale).index, w.text.folded).filter(({tag}) => /demands|elsewhere/.test(tag)).map(({ tag, start, end }) => `${text.slice(start, end)}=${tag}`).join('; '))
console.log(w.dates)
