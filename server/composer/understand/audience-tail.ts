/** What may follow people whose words are all taken: the end of the clause, or where it is. */
const over = '(?=[.,;:!?\\n)(]|$| (?:in|en|em|im|a|à|at|bei|near|und|and|et|y|e)(?: |$))'

/** "kids from 6", "enfants de 6 à 10 ans", "girls aged 8–12": how old they are. */
const age = new RegExp(
  `^ (?:(?:aged|ages|ab|von|vanaf|van|from|de|des|entre|dai|dos|desde los) )?\\d{1,2}(?:(?: ?[-–] ?| (?:to|bis|tot|t/m|a|ai|aos|and) )\\d{1,2})? (?:years? old|years|jahren?|jaar|ans|anos|anni)${over}`,
)
const bareAge = new RegExp(
  `^ (?:aged|ages|ab|vanaf|from) \\d{1,2}(?:(?: ?[-–] ?| (?:to|bis|tot|and) )\\d{1,2})?${over}`,
)

/** "die allein kochen", "que viven fuera", "met watervrees": what they do, its verb in the plural. */
const clauses: readonly RegExp[] = [
  /^ (?:who|that (?:are|have|need|want|run|keep|love|live|work)) \p{L}/u,
  /^,? die [^,]*\p{L}n$/u,
  /^ que (?!con |sin |en |un |bien )(?:(?:no|se|ya|solo|les?|l[oa]s?|nunca|siempre|mas|aun) )*\p{L}+(?:an|en|on)(?: |$)/u,
  /^ que (?!com |sem |em |um |bem )(?:(?:nao|se|ja|so|lhes|o|a|nunca|sempre|mais|ainda) )*(?:\p{L}+[ae]m|sao|estao|vao|dao|tem|poem)(?: |$)/u,
  /^ qui (?:(?:ne|n'|se|s'|y|en|n'ont|les|la|le) ?)*\p{L}*(?:nt)(?: |$)/u,
  /^ che (?:(?:non|si|ci|gia|solo|lo|la|li|mai|sempre) )*\p{L}+(?:no)(?: |$)/u,
]

/** Up to the end of the clause at an offset; a comma before "die" does not end it. */
function clauseAt(folded: string, at: number): string {
  const from = folded.startsWith(', die ', at) ? at + 1 : at
  const rest = folded.slice(from, from + 90)
  const end = /[,;:!?\n()–—"“”\d€$£]|\.(?=\s|$)/.exec(rest)
  // A number is told of something else: "für Familien, die Zimmer kosten 60 €".
  return /[\d€$£]/.test(end?.[0] ?? '')
    ? ''
    : folded.slice(at, from + (end?.index ?? rest.length)).trimEnd()
}

/** How far the people's own age or clause reaches behind them. */
export function withTail(folded: string, end: number): number {
  const near = folded.slice(end, end + 48)
  const years = age.exec(near) ?? bareAge.exec(near)
  if (years) return end + years[0].length
  const clause = clauseAt(folded, end)
  const whole = clause.length < 80 && clauses.some((pattern) => pattern.test(clause))
  return whole ? end + clause.length : end
}

/** Whether an age begins here: "aged 8", "dai 6", "8-12 ans". */
export const ageAt = (folded: string, at: number): boolean => {
  const near = folded.slice(at, at + 48)
  return age.test(near) || bareAge.test(near)
}

const aged =
  /^(?:(?:les|the|os|las|los|die|de) )?(?:\d{1,2}\s?(?:[-–]|a|bis|to|tot) ?\d{1,2}[ -]?(?:ans|jahrige[nr]?|jarigen|year[ -]olds)|(?:over|under)[ -]\d{2}s|(?:mayores|maiores|menores) de \d{2}(?: anos)?|plus de \d{2} ans|\d{2}-?plussers)/
const ends = new RegExp(`^${over}`)
const overIn = /^over \d0(?= a | ad |[.,;:!\n]|$)/

/** "les 8-12 ans", "over-60s", "mayores de 60": people told by their age alone; how long that is. */
export function agedAt(folded: string, start: number, cue: string): number {
  const near = folded.slice(start, start + 48)
  const said = aged.exec(near) ?? (cue === 'per' ? overIn.exec(near) : null)
  const length = said?.[0].length ?? 0
  const closed = ends.test(near.slice(length))
  return closed ? length : 0
}
