/** What a producer makes: an answer the same for everybody. It was given no request to vary by. */
export interface PublicAnswer {
  status: 200 | 301 | 404
  headers: Record<string, string | string[]>
  body: string | Buffer
  /** By which it is told to be forgotten, beside its rule's and its target's. */
  tags?: readonly string[]
  /** When it stops being true, as milliseconds since 1970. */
  endsAt?: number
}
