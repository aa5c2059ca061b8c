import type { Run } from '../name-words.ts'

type Stretch = Pick<Run, 'start' | 'end'>

/** Where a name that was found begins and ends: with its house, without an article or edition. */
export function nameEdges(raw: string, found: Stretch, isEvent: boolean): Stretch {
  const whole = isEvent ? withoutEdition(raw, found) : withHouse(raw, withNumber(raw, found))
  return withMarks(raw, withDot(raw, withoutArticle(raw, whole)))
}

/** „Abendsonne 1921 e.V.“: the last full stop belongs to the form. */
function withDot(raw: string, { start, end }: Stretch): Stretch {
  const isCut = raw[end] === '.' && /(?<!\p{L})e\. ?[VK]$/u.test(raw.slice(start, end))
  return { start, end: isCut ? end + 1 : end }
}

/** "¿Quién Riega?": a Spanish question is one from its first mark to its last. */
function withMarks(raw: string, { start, end }: Stretch): Stretch {
  const marks = `${raw[start - 1] ?? ''}${raw[end] ?? ''}`
  return marks === '¿?' || marks === '¡!' ? { start: start - 1, end: end + 1 } : { start, end }
}

/** "A page for No. 9 Coffee": the sign of a number at its front is part of the name. */
function withNumber(raw: string, { start, end }: Stretch): Stretch {
  if (!/\d/.test(raw[start] ?? '')) return { start, end }
  const sign = /(?<![\p{L}\p{N}])(?:No\.?|Nr\.?|Nº|N°) ?$/u.exec(raw.slice(0, start))?.[0] ?? ''
  return { start: start - sign.length, end }
}

/** "Chez Louise est une fleuriste", "Casa Tilo es un hotel": whose house it is belongs to the name where it is its subject. */
function withHouse(raw: string, { start, end }: Stretch): Stretch {
  const isSubject = /^ (?:est|c['’]est|propose|vend|accueille|sert|ouvre|es|è|é)(?!\p{L})/u.test(
    raw.slice(end),
  )
  const house = isSubject ? (/(?<!\p{L})(?:Chez|Casa) $/u.exec(raw.slice(0, start))?.[0] ?? '') : ''
  return { start: start - house.length, end }
}

/** "Die Sperling & Ott GmbH vermietet": a firm has its article from the sentence. */
function withoutArticle(raw: string, { start, end }: Stretch): Stretch {
  const article = germanFirm.exec(raw.slice(start, end))?.[1] ?? ''
  return { start: start + article.length, end }
}

const germanFirm = /^((?:Der|Die|Das|Den|Dem) )\p{Lu}.* (?:GmbH|UG|AG|OHG|KG|e\. ?V\.|eG)$/u

const edition =
  /^(?:(?:[IVX]{2,6}|[VX]|\d{1,3}(?:st|nd|rd|th|\.|º|ª|°|e|ème)?)\s+)?(?:(?:Annual|Yearly)\s+)?(?=\p{Lu})/u

/** "Summer Jam 2026" and "IV Summer Jam" are called Summer Jam. */
function withoutEdition(raw: string, { start, end }: Stretch): Stretch {
  const lead = edition.exec(raw.slice(start, end))?.[0].length ?? 0
  const year = /[\s,'’-]+(?:19|20)\d\d(?:\s.*)?$/.exec(raw.slice(start + lead, end))
  const wedding = /['’]s$/.exec(raw.slice(start + lead, end))
  // "Priya and Callum's wedding"
  if (
    wedding &&
    /^ (?:big |golden |silver |ruby )?(?:wedding|anniversary|birthday|engagement|big day)/.test(
      raw.slice(end, end + 14),
    )
  )
    return { start: start + lead, end: end - 2 }
  return { start: start + lead, end: year && year.index > 0 ? start + lead + year.index : end }
}
