import { HtmlValidate } from 'html-validate'

/** Matters of taste, on which the standard says nothing. */
const asWeSpellIt = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'long-title': 'off',
  'no-implicit-button-type': 'off',
  'no-raw-characters': 'off',
  'no-redundant-role': 'off',
  'tel-non-breaking': 'off',
  'void-style': 'off',
} as const

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: asWeSpellIt })

/** What the HTML standard finds wrong in a document, but for `borne`, the rules it may break. */
export async function htmlFaults(text: string, borne: string[] = []): Promise<string[]> {
  const { results } = await validator.validateString(text)
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !borne.includes(ruleId))
    .map(({ ruleId, message }) => `${ruleId}: ${message}`)
}
