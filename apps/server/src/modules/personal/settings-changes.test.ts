import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveLanguage } from '@sojourn/contract/access/account.calls'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getNotificationChoices, saveNotificationChoices } from '@sojourn/contract/personal/notification.calls'
import { getMyProfile, saveDefaultCostCentre } from '@sojourn/contract/personal/profile.calls'
import { getMySettingsChanges, type SettingsPart } from '@sojourn/contract/personal/settings-change.calls'
import {
  getMyTravelPreferences,
  saveMyTravelPreferences,
  type TravelLike,
} from '@sojourn/contract/personal/travel-preference.calls'
import { expectResult } from '../../testing/flights'
import { openTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const window: TravelLike = { kind: 'flightSeat', choice: 'window', remark: '' }
const aisle: TravelLike = { kind: 'flightSeat', choice: 'aisle', remark: '' }
const halal: TravelLike = { kind: 'meal', choice: 'MOML', remark: '' }

const changes = async (who: string, part: SettingsPart) =>
  expectResult(await server.call(who, getMySettingsChanges, { part })).list
const likesOf = async (who: string) => expectResult(await server.call(who, getMyTravelPreferences, {}))
const saveLikes = (who: string, version: number, likes: readonly TravelLike[], key?: string) =>
  server.call(who, saveMyTravelPreferences, { version, likes: [...likes] }, key === undefined ? {} : { key })

async function agentToken(employeeId: string): Promise<string> {
  const asked = { enterpriseId: 1, employeeId, reason: '来电', reference: 'CALL-9' }
  const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
  return expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken
}

describe('[S3.54] likes that were changed elsewhere since they were read', () => {
  test('are refused and stay as they are', async () => {
    const read = await likesOf('manager')
    expect(expectResult(await saveLikes('manager', read.version, [window]))).toEqual({ version: read.version + 1 })
    expect(await saveLikes('manager', read.version, [aisle])).toMatchObject({
      code: problems.settingsChanged.code,
      status: 409,
      field: 'version',
    })
    expect(await likesOf('manager')).toMatchObject({ version: read.version + 1, likes: [window] })
    expect(await changes('manager', 'preferences')).toHaveLength(1)
    expectResult(await saveLikes('manager', read.version + 1, [aisle]))
    expect(await likesOf('manager')).toMatchObject({ likes: [aisle] })
  })

  test('a version that there never was is refused too', async () => {
    const { version } = await likesOf('finance')
    expect((await saveLikes('finance', version + 5, [window])).code).toBe(problems.settingsChanged.code)
  })

  test('of two at the same moment one is kept', async () => {
    const { version } = await likesOf('hongkong')
    const answers = await Promise.all([saveLikes('hongkong', version, [window]), saveLikes('hongkong', version, [aisle])])
    const refused = answers.filter(({ code }) => code === problems.settingsChanged.code)
    expect([refused.length, answers.filter(({ success }) => success).length]).toEqual([1, 1])
    expect(await changes('hongkong', 'preferences')).toHaveLength(1)
  })

  test('the same press again is answered as before and changes nothing more', async () => {
    const { version } = await likesOf('admin')
    const [first, again] = [
      await saveLikes('admin', version, [window], 'one-press'),
      await saveLikes('admin', version, [window], 'one-press'),
    ]
    expect(expectResult(again)).toEqual(expectResult(first))
    expect(await changes('admin', 'preferences')).toHaveLength(1)
  })

  test('what is saved as it was is no change', async () => {
    const { version, likes } = await likesOf('admin')
    expect(expectResult(await saveLikes('admin', version, likes))).toEqual({ version })
    expect(await changes('admin', 'preferences')).toHaveLength(1)
  })
})

describe('[S2.39] the history of one’s own settings', () => {
  test('names each change once with before and after, newest first, and is sealed', async () => {
    const read = await likesOf('employee')
    expectResult(await saveLikes('employee', read.version, [window, halal]))
    expectResult(await saveLikes('employee', read.version + 1, [halal]))
    const list = await changes('employee', 'preferences')
    expect(list.map(({ before, after }) => ({ before, after }))).toEqual([
      { before: { likes: [window, halal] }, after: { likes: [halal] } },
      { before: { likes: read.likes }, after: { likes: [window, halal] } },
    ])
    const { rows } = await server.database.pool.query('SELECT * FROM settings_change')
    expect(JSON.stringify(rows)).not.toMatch(/MOML|window/)
  })

  test('a cost centre has its name in the reader’s language', async () => {
    const { version, costCentreId, costCentres } = expectResult(await server.call('employee', getMyProfile, {}))
    const chosen = costCentres.find(({ id }) => id !== costCentreId)!
    const request = { version, costCentreId: chosen.id }
    expectResult(await server.call('employee', saveDefaultCostCentre, request))
    expect((await server.call('employee', saveDefaultCostCentre, request)).code).toBe(problems.settingsChanged.code)
    const [change] = await changes('employee', 'profile')
    expect(change).toMatchObject({
      version: version + 1,
      before: { costCentre: { id: costCentreId } },
      after: { costCentre: { id: chosen.id, name: `${chosen.code} ${chosen.name}` } },
    })
    expect(change).not.toHaveProperty('agentName')
  })

  test('[S2.19] the language of notifications is one of the choices of notifications, wherever it is chosen', async () => {
    const { version, language } = expectResult(await server.call('employee', getNotificationChoices, {}))
    expect(language).toBe('zh-CN')
    expectResult(await server.call('employee', saveLanguage, { language: 'en' }))
    const late = await server.call('employee', saveNotificationChoices, { version, unwanted: ['tickets'], language })
    expect(late.code).toBe(problems.settingsChanged.code)
    const next = { version: version + 1, unwanted: ['tickets', 'copies', 'tickets'], language: 'en' } as const
    expectResult(await server.call('employee', saveNotificationChoices, { ...next, unwanted: [...next.unwanted] }))
    expect((await changes('employee', 'notifications')).map(({ before, after }) => ({ before, after }))).toEqual([
      { before: { unwanted: [], language: 'en' }, after: { unwanted: ['copies', 'tickets'], language: 'en' } },
      { before: { language: 'zh-CN' }, after: { language: 'en' } },
    ])
  })

  test('is nobody else’s: neither a colleague nor the company next door reads it', async () => {
    expect(await changes('employee', 'preferences')).not.toEqual([])
    expect(await changes('contractor', 'preferences')).toEqual([])
    for (const part of ['profile', 'preferences', 'notifications'] as const)
      expect(await changes('employee@beichen.example', part)).toEqual([])
    expect((await server.call(null, getMySettingsChanges, { part: 'profile' })).code).toBe(problems.notSignedIn.code)
  })

  test('[handbook 11.3] names who of the agency changed something, and that likes were read is written down', async () => {
    const token = await agentToken('1-director')
    const read = expectResult(await server.call('director', getMyTravelPreferences, {}, { token }))
    expectResult(await server.call('director', saveMyTravelPreferences, { version: read.version, likes: [aisle] }, { token }))
    const [change] = await changes('director', 'preferences')
    expect(change?.agentName).toMatch(/\S/)
    expect(change?.after).toEqual({ likes: [aisle] })
    const logged = () => server.database.pool.query("SELECT purpose FROM access_log WHERE employee_id = '1-director'")
    expect((await logged()).rows).toEqual([])
    expectResult(await server.call('director', getMySettingsChanges, { part: 'preferences' }, { token }))
    expect((await logged()).rows).toEqual([{ purpose: expect.stringMatching(/^preferences by agent /) }])
  })
})
