import type { BriefText, Word } from '../read-text.ts'

const link = /^(?: |['’]| ['’]|-| ?& ?| ?\+ ?|'s )$/

const shortened =
  /^(?:hnos|st|ste|dr|dra|sr|sra|gebr|fam|mr|mrs|ms|prof|med|dent|vet|sta|sto|bros|f|avv|arch|arq|ing|geom|rag|dott|lic|abg|rev|dipl|kfm|dhr|mevr|mme|mlle)$/

/** Whether nothing but what names hold stands between two words: a space, "&", the dot of "F.lli". */
export const joined = (text: BriefText, a: Word, b: Word | undefined): boolean => {
  if (b === undefined) return false
  const gap = text.raw.slice(a.end, b.start)
  return (
    link.test(gap) ||
    // "Travellers' Rest", "Rollin' Dough", "Ca' dei Rospi"
    (/(?:s['’]|in['’]|ca['’]) $/i.test(a.raw.slice(-2) + gap) && gap.length === 2) ||
    (shortened.test(a.folded) &&
      (gap === '. ' || gap === '.-' || (gap === '.' && b.folded === 'lli'))) ||
    // "no. 7", "nr. 12"
    (gap === '. ' && /^(?:no|nr)$/.test(a.folded) && /^\d/.test(b.raw)) ||
    (gap === '.' && /^(?:dott|prof)$/.test(a.folded) && b.folded === 'ssa') ||
    // "J. Pike & Daughter": an initial opens the sentence.
    (gap === '. ' &&
      /^\p{Lu}$/u.test(a.raw) &&
      /^\p{Lu}/u.test(b.raw) &&
      /(?:^|[.!?\n:] ?)(?:\p{Lu}\. )?$/u.test(text.raw.slice(Math.max(0, a.start - 5), a.start))) ||
    // "Punto y Seguido 2.0"
    (gap === '.' && /^\d$/.test(a.raw) && b.raw === '0')
  )
}
