import { expect, it } from 'vitest'
import { postgresFailureOf } from '#server/storage/postgres-failure.ts'

const coded = (code: string) => Object.assign(new Error('failed'), { code })

it.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', '57P03', '08006', '53300'])(
  'a database that cannot be reached is told from a fault: %s',
  (code) => expect(postgresFailureOf(coded(code))).toBe('unreachable'),
)

it.each([
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
])('so is one that the driver gave up: %s', (message) =>
  expect(postgresFailureOf(new Error(message))).toBe('unreachable'),
)

it.each(['42P01', '22P02', '40001', '0800'])('a fault is none: %s', (code) =>
  expect(postgresFailureOf(coded(code))).toBeNull(),
)
