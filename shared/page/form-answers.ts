/** What may be wrong with an answer in a page's form; the page's words say it in its language. */
export type AnswerFault = 'needed' | 'email' | 'phone' | 'long'

/** A form that was sent and refused: the page shows it again with nothing of it lost. */
export interface FormAnswers {
  block: string
  /** By the names of the form's controls: `field-0`, `field-1`, …, `consent`. */
  values: Record<string, string>
  faults: Record<string, AnswerFault>
}
