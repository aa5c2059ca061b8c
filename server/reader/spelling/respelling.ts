/** A span of a text, and how it is printed. */
export interface Respelling {
  start: number
  end: number
  said: string
}
