import { describe, expect, it } from 'vitest'
import { parseChunk } from '#client/features/generation/parse-chunk.ts'

describe('a chunk of a stream', () => {
  it('is its number and its op', () => {
    expect(parseChunk('id: 7\ndata: {"op":"blockDone","id":"hero"}')).toEqual({
      seq: 7,
      op: { op: 'blockDone', id: 'hero' },
    })
  })

  it('may end its lines with CRLF and leave out the space after the colon', () => {
    expect(parseChunk('id:7\r\ndata:{"op":"ping"}\r\n')).toEqual({ seq: 7, op: { op: 'ping' } })
  })

  it('may spread its data over several lines', () => {
    expect(parseChunk('data: {"op":\ndata: "ping"}\nid: 3')).toEqual({
      seq: 3,
      op: { op: 'ping' },
    })
  })

  it('keeps colons and line breaks inside texts', () => {
    const op = { op: 'append', id: 'hero', path: 'title', delta: 'Open: 7:00\nto 19:00' }
    expect(parseChunk(`id: 2\ndata: ${JSON.stringify(op)}`)?.op).toEqual(op)
  })

  it('has no number when it is a sign of life', () => {
    expect(parseChunk('data: {"op":"ping"}')?.seq).toBeNull()
  })

  it('is nothing when it is a comment or another field', () => {
    expect(parseChunk(': hello')).toBeNull()
    expect(parseChunk('retry: 500')).toBeNull()
  })

  it('is refused when it was cut', () => {
    expect(() => parseChunk('id: 9\ndata: {"op":"app')).toThrow(SyntaxError)
    expect(() => parseChunk('id: 9\ndata: 12')).toThrow(SyntaxError)
  })
})
