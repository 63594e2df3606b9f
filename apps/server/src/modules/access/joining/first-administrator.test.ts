import { afterEach, beforeEach, expect, test } from 'vitest'
import { login } from '@sojourn/contract/access/session.calls'
import { passwordText } from '@sojourn/text/access/password'
import { createApp } from '../../../api/app'
import { openTestDatabase, type TestDatabase } from '../../../db/testing'
import { refuseDemoAccounts, seed } from '../../../seed/seed'
import { createService, type Service } from '../../../service'
import { fixedClock, testConfig } from '../../../testing/server'
import { createFirstAdministrator, type FirstAdministrator } from './first-administrator'

let database: TestDatabase
let service: Service
beforeEach(async () => {
  database = await openTestDatabase()
  service = await createService(testConfig('test'), database.config, fixedClock())
})
afterEach(async () => {
  await service.close()
  await database.close()
})

const given: FirstAdministrator = {
  enterpriseName: '山海科技有限公司',
  name: '李明',
  mail: 'liming@shanhai.example',
  mobile: '13811112222',
  password: 'Harbour-2027-Light',
  confirmPassword: 'Harbour-2027-Light',
}
const create = (more: Partial<FirstAdministrator> = {}) => createFirstAdministrator(service.context, { ...given, ...more }, 'en')
const people = async () => (await database.pool.query('SELECT 1 FROM employee')).rowCount

test.each(['mail', 'mobile'] as const)(
  'the first administrator of an empty database signs in with the %s and manages',
  async (channel) => {
    expect(await create()).toEqual({ enterpriseId: expect.any(Number) as number })
    const app = createApp(service.context)
    const answer = await app.inject({
      method: 'POST',
      url: `/${login.path}`,
      payload: { account: given[channel], password: given.password },
    })
    expect(answer.json<object>()).toMatchObject({ success: true })
    const { rows } = await database.pool.query(
      "SELECT state, 'manage' = ANY(permissions) AS manages FROM enterprise JOIN employee USING (enterprise_id)",
    )
    expect(rows).toEqual([{ state: 'active', manages: true }])
    await app.close()
  },
)

test('there is one only: of two at once, and after anybody has an account, none is made', async () => {
  const outcomes = await Promise.all([create(), create({ mail: 'other@shanhai.example', mobile: '13811113333' })])
  expect(outcomes.filter((outcome) => 'enterpriseId' in outcome)).toHaveLength(1)
  expect(await create({ mail: 'third@shanhai.example' })).toMatchObject({ problem: 'accountExists' })
  expect(await people()).toBe(1)
})

test.each<[Partial<FirstAdministrator>, object]>([
  [{ enterpriseName: '!' }, { problem: 'enterpriseNameInvalid' }],
  [{ name: '' }, { problem: 'contactInvalid', field: 'name' }],
  [{ mail: 'liming' }, { problem: 'contactInvalid', field: 'mail' }],
  [{ mobile: '12' }, { problem: 'contactInvalid', field: 'mobile' }],
  [
    { password: 'short', confirmPassword: 'short' },
    { problem: 'passwordRejected', field: 'password' },
  ],
  [
    { password: 'Passw0rd', confirmPassword: 'Passw0rd' },
    { problem: 'passwordRejected', field: 'password', detail: { why: passwordText.en.passwordLeaked } },
  ],
  [
    { password: 'Shanhai-2027', confirmPassword: 'Shanhai-2027' },
    { problem: 'passwordRejected', field: 'password', detail: { why: passwordText.en.passwordNamed } },
  ],
  [{ confirmPassword: 'Harbour-2027-Dark' }, { problem: 'passwordRejected', field: 'confirmPassword' }],
])('%j is refused and nobody is made', async (wrong, expected) => {
  expect(await create(wrong)).toMatchObject(expected)
  expect(await people()).toBe(0)
})

test('a database with the accounts of the demonstration is refused where others reach it, and an empty one is not', async () => {
  const refuse = () => refuseDemoAccounts(database.config, service.context.vault)
  await refuse()
  await create()
  await refuse()
  await database.pool.query('DELETE FROM login')
  await seed(database.config, service.context.vault)
  await expect(refuse()).rejects.toThrow('SOJOURN_DEMO=1')
})
