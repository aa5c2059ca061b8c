import { rememberedOf } from '../remembered.ts'

/**
 * Whether words end in one of the forms that end a sentence. Letters of a syllable are compared one by
 * one, so that a form may begin within it: ㅂ니다 ends 합니다 and not 다니다.
 */
export function endsInForm(said: string, forms: readonly string[]): boolean {
  const letters = said.slice(-longestForm).normalize('NFD')
  return inLetters(forms).some((form) => letters.endsWith(form))
}

const inLetters = rememberedOf((forms: readonly string[]) =>
  forms.map((form) => form.normalize('NFD')),
)

/** Letters of the longest of them. */
const longestForm = 12
