import type { BriefText, Word } from '../read-text.ts'

/** "F.lli", "Dr. med.": parts cut short that carry no capital. */
export const isFamily = (word: Word): boolean => /^(?:lli|med|dent|vet)$/.test(word.folded)

const honorific = /^(?:dott|dr|dra|avv|arch|ing|geom|prof|sig|me)$/

/** "Studio dentistico dott. Livio Conti": a title cut short leads to who has it. */
export const isHonorific = ({ raw }: BriefText, word: Word): boolean =>
  honorific.test(word.folded) && raw[word.end] === '.'
