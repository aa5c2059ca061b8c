import { expect, it } from 'vitest'
import type { Api } from '#client/api.ts'
import { HttpError } from '#client/platform/http-client.ts'
import { uploadPicture } from '#client/platform/upload-picture.ts'

const file = new File(['x'], 'loaf.png', { type: 'image/png' })

it.each([
  [413, 'quota_exceeded', 'full'],
  [413, 'too_large', 'size'],
  [415, 'unsupported_type', 'type'],
  [422, 'invalid', 'unreadable'],
  [503, 'unavailable', 'failed'],
])('a %i of the code %s is told as %s', async (status, code, problem) => {
  const refuse = () => Promise.reject(new HttpError(status, JSON.stringify({ code })))
  const api = { call: refuse, stream: refuse } as unknown as Api
  expect(await uploadPicture(api, file)).toEqual({ problem, name: 'loaf.png' })
})

it.each([
  ['IMG_2210.HEIC', '', 'heic'],
  ['garden.heif', 'image/heif', 'heic'],
  ['prices.txt', 'text/plain', 'type'],
])('%s is not sent where it cannot be drawn, and told by its name', async (name, type, problem) => {
  const api = {} as unknown as Api
  expect(await uploadPicture(api, new File(['x'], name, { type }))).toEqual({ problem, name })
})
