import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../db/testing'
import { logging } from './logging'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the log tells which statement failed, and nothing of the row that it was about', async () => {
  const lines: string[] = []
  const { log } = Fastify({ logger: { ...logging('info'), stream: { write: (line: string) => void lines.push(line) } } })
  const err: unknown = await database.pool
    .query("INSERT INTO department (enterprise_id, department_id, name) VALUES (1, 'd', '{}'), (1, 'd', '{}')")
    .catch((error: unknown) => error)
  expect(err).toHaveProperty('detail', expect.stringContaining('(1, d)'))
  log.error({ err }, 'unexpected')
  expect(lines.join('')).toContain('duplicate key value')
  expect(lines.join('')).not.toContain('(1, d)')
})

test('the log tells no secret of a session', () => {
  const lines: string[] = []
  const { log } = Fastify({ logger: { ...logging('info'), stream: { write: (line: string) => void lines.push(line) } } })
  log.info({ req: { headers: { token: 'T0KEN', cookie: '__Host-sojourn_session=S3CRET' } } }, 'asked')
  expect(lines.join('')).not.toMatch(/T0KEN|S3CRET/)
})
