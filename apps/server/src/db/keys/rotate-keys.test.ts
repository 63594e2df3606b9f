import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { revealPersonalData } from '@sojourn/contract/personal/credential.calls'
import { getMyFeedback, submitFeedback } from '@sojourn/contract/personal/feedback.calls'
import { passSecondStep } from '@sojourn/contract/access/second-factor.calls'
import { fingerprintOf, givenSecrets, newSecret, secretsOf, type Secrets } from '../../kit/secrets'
import { enrolApp, firstStep } from '../../testing/second-factor'
import { openTestServer, type TestServer } from '../../testing/server'
import { openTestDatabase } from '../testing'
import { openVault } from './keyring'
import { rotateKeys } from './rotate-keys'

let folder: string
let secrets: Secrets
let server: TestServer
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'))
  const place = { secret: undefined, dataDir: folder }
  secrets = secretsOf(place)
  server = await openTestServer(place, await openTestDatabase())
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const log = vi.fn<(message: string) => void>()
const rotate = (stragglersMs = 300) => rotateKeys(server.database.config, secrets, { log, stragglersMs, pagesAtOnce: 1 })
const reveal = () => server.call('employee', revealPersonalData, { subject: 'mobile' })
const say = (content: string) => server.call('employee', submitFeedback, { category: 'suggestion', content, contact: '' })

/** How many texts in the whole database a key has sealed. */
async function sealedBy(secret: Buffer): Promise<number> {
  const { pool } = server.database
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'keyring'",
  )
  const mark = `${fingerprintOf(secret)}.`
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM ${name} t WHERE t::text LIKE $1`,
        [`%${mark}%`],
      )
      return rows[0]!.count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

describe('[handbook 11.5] the exchange of the key of personal data', () => {
  test('happens while people work: both keys open, all is sealed anew, and the former key is let go', async () => {
    const [former] = secrets.read()
    const mobile = await reveal()
    expect(mobile.result?.value).toMatch(/^1\d{10}$/)
    const before = await sealedBy(former!)
    expect(before).toBeGreaterThan(40)
    const signature = server.context.vault.sign('a link')
    const { app } = await enrolApp(server, 'admin')

    const rotated = rotate()
    for (let count = 1; count <= 5; count++) {
      expect((await say(`Number ${count}`)).success).toBe(true)
      expect((await reveal()).result).toEqual(mobile.result)
    }
    await rotated
    const [current, ...others] = secrets.read()
    expect(others).toEqual([])
    expect(current).not.toEqual(former)
    expect(await sealedBy(former!)).toBe(0)
    expect(await sealedBy(current!)).toBeGreaterThanOrEqual(before + 6)

    expect((await say('Afterwards')).success).toBe(true)
    await vi.waitFor(() => expect(server.context.vault.verify('a link', signature)).toBe(false))
    expect((await reveal()).result).toEqual(mobile.result)
    const heard = await server.call('employee', getMyFeedback, {})
    expect(heard.result?.list.map(({ content }) => content)).toContain('Afterwards')
    expect(await server.tokenOf('manager')).toBeTruthy()
    const { ticket } = await firstStep(server, 'admin@yuanxing.example')
    await server.turn(1)
    expect((await server.call(null, passSecondStep, { ticket, factor: 'app', code: app.code() })).success).toBe(true)
  })

  test('goes on where it was cut short, with the same new key', async () => {
    const { pool } = server.database
    const [former] = secrets.read()
    const { rows } = await pool.query<{ id: string; sealed: string }>(
      "SELECT employee_id AS id, mobile_cipher AS sealed FROM employee WHERE employee_id = '1-manager'",
    )
    const put = (sealed: string) =>
      pool.query('UPDATE employee SET mobile_cipher = $1 WHERE employee_id = $2', [sealed, rows[0]!.id])
    await put(`${fingerprintOf(former!)}.AAAA`)
    await expect(rotate()).rejects.toThrow('A text in employee.mobile_cipher opens with no key that is here')
    const [next, kept] = secrets.read()
    expect(kept).toEqual(former)
    expect(await reveal()).toMatchObject({ success: true })
    expect(await sealedBy(former!)).toBeGreaterThan(0)

    await put(rows[0]!.sealed)
    await rotate()
    expect(secrets.read()).toEqual([next])
    expect(await sealedBy(former!)).toBe(0)
  })

  test('of an operator who holds the key needs both on every server first', async () => {
    const [former] = secrets.read()
    const held = (...keys: Buffer[]) => givenSecrets(keys.map((key) => key.toString('base64')).join(','))
    const exchange = (given: Secrets) => rotateKeys(server.database.config, given, { log, stragglersMs: 0 })
    await expect(exchange(held(former!))).rejects.toThrow('"new,old"')
    const next = newSecret()
    await exchange(held(next, former!))
    expect(await sealedBy(former!)).toBe(0)
    await expect(openVault(server.database.config, held(next))).resolves.toBeDefined()
  })
})

test('[handbook 11.5] with another key the server does not start, says why, and changes nothing', async () => {
  const wrong = givenSecrets(newSecret().toString('base64'))
  const [right] = secrets.read()
  const state = async () => (await server.database.pool.query('SELECT * FROM keyring')).rows
  const before = await state()
  await expect(openVault(server.database.config, wrong)).rejects.toThrow(
    new RegExp(`sealed with key ${fingerprintOf(right!)}, but SOJOURN_SECRET holds ${fingerprintOf(wrong.read()[0]!)}`),
  )
  expect(await state()).toEqual(before)

  await server.database.pool.query('DELETE FROM keyring')
  await expect(openVault(server.database.config, wrong)).rejects.toThrow('does not open the personal data of this database')
  expect(await state()).toEqual([])
  await expect(openVault(server.database.config, secrets)).resolves.toBeDefined()
})
