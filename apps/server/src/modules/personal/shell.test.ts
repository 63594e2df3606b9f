import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { getNoticeList } from '@sojourn/contract/personal/notice.calls'
import { getOnlineServiceInfo } from '@sojourn/contract/personal/online-service.calls'
import { getRemarksRule, queryTipPreferences } from '@sojourn/contract/personal/preference.calls'
import { getUnconfirmedDemandCount } from '@sojourn/contract/products/intl-flight/demand.calls'
import { book, expectResult } from '../../testing/flights'
import { openTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const titles = async (request: Parameters<typeof ask>[0], who = 'employee') =>
  (await ask(request, who)).infoList.map(({ title }) => title)
async function ask(request: { position: 1 | 2 | 3 | 4; [more: string]: unknown }, who = 'employee') {
  return expectResult(await server.call(who, getNoticeList, request))
}

describe('[S7.11] notices', () => {
  test('[S3.17] carry title, content, level, time, autoAlert, a banner and a description, in the language of the reader', async () => {
    const { title, infoList } = expectResult(await server.call('employee', getNoticeList, { position: 1 }, { language: 'en' }))
    expect(title).toBe('Announcements')
    expect(infoList).toEqual([
      {
        title: 'Year-end deadline for travel expenses',
        description: expect.stringContaining('25 December') as string,
        content: expect.stringContaining('25 December') as string,
        level: 2,
        time: '2026-10-01T00:00:00.000Z',
        autoAlert: false,
        footBanner: { img: '', title: 'See my bookings', param: '/center/tripOrderList' },
      },
    ])
  })

  test('[S7.11] the most urgent comes first, and each company has its own', async () => {
    expect(await titles({ position: 1 }, 'employee@yunling.example')).toEqual([
      '新差旅平台上线',
      '年末差旅报销截止提醒',
      '冬季出行安全提示',
    ])
    expect(await titles({ position: 2 }, 'employee@yunling.example')).toEqual([])
  })

  test('[S7.11] one for a city is shown for that city, by whichever field names it', async () => {
    expect(await titles({ position: 2, productType: 1 })).toEqual([])
    for (const field of ['fromCity', 'toCity', 'fromStation', 'toStation', 'matchText1', 'matchText2', 'bookInfoStr'])
      expect(await titles({ position: 2, productType: 1, [field]: '上海' })).toEqual(['浦东机场请预留更多时间'])
    expect(await titles({ position: 2, productType: 5, toCity: '上海' })).toEqual([])
  })

  test('[S7.11] an order names its own journey, but only to the people on it', async () => {
    const { created } = await book(server, 'employee')
    const request = { position: 4 as const, productType: 1, orderNo: created.orderNo }
    expect(await titles(request)).toEqual(['浦东机场请预留更多时间'])
    expect(await titles(request, 'admin')).toEqual([])
  })

  test('[S7.11] a day of travel counts, and a notice ends', async () => {
    await server.database.pool.query(
      `INSERT INTO notice (enterprise_id, notice_id, title, description, content, level, auto_alert, positions, products, keywords,
                           travel_from, travel_to, shown_from, shown_until)
       SELECT 2, 'storm', title, description, content, 3, false, '{2}', '{}', '{}', '2026-12-01', '2026-12-02', '2017-11-20T02:00:00Z', '2026-11-20T03:00:00Z'
       FROM notice WHERE enterprise_id = 2`,
    )
    const who = 'employee@beichen.example'
    const during = { position: 2 as const, departDate: '2026-12-02', arriveDate: '2026-12-03' }
    expect(await titles(during, who)).toHaveLength(1)
    expect(await titles({ ...during, departDate: '2026-12-03' }, who)).toEqual([])
    await server.turn(61)
    expect(await titles(during, who)).toEqual([])
  })
})

describe('[S7.48] likes of travellers', () => {
  const users = ['1-employee', '1-director', '2-employee', 'nobody']
  const read = async (who: string, options = {}) =>
    expectResult(await server.call(who, queryTipPreferences, { users }, options)).list

  test('[S3.54] name, VIP, labels and each like with its kind and remark', async () => {
    expect((await read('manager', { language: 'en' })).find(({ employeeId }) => employeeId === '1-director')).toEqual({
      employeeId: '1-director',
      employeeName: 'OUYANG/MINGZHE',
      isVip: true,
      labelTips: ['Executive', 'Call first'],
      preferenceInfoList: [
        { typeName: 'Seat on flights', content: 'Front rows', remark: 'C' },
        { typeName: 'Hotel', content: 'High floor', remark: '' },
        { typeName: 'Seat on trains', content: 'Window', remark: '' },
      ],
    })
  })

  test('[S7.48] one’s own only, without the right to book for others; never those of another company', async () => {
    expect((await read('employee')).map(({ employeeId }) => employeeId)).toEqual(['1-employee'])
    expect((await read('manager')).map(({ employeeId }) => employeeId).toSorted()).toEqual(['1-director', '1-employee'])
    expect((await read('employee@beichen.example')).map(({ employeeId }) => employeeId)).toEqual(['2-employee'])
  })

  test('[S7.48] what is stored cannot be read in the database, and reading it of others is written down', async () => {
    const { rows } = await server.database.pool.query<{ body_cipher: string }>('SELECT body_cipher FROM travel_preference')
    expect(rows.map(({ body_cipher }) => body_cipher).join()).not.toMatch(/VGML|常旅客/)
    const logged = async () =>
      (await server.database.pool.query("SELECT employee_id, subject FROM access_log WHERE purpose LIKE 'preferences%'")).rows
    await server.database.pool.query('DELETE FROM access_log')
    await read('employee')
    expect(await logged()).toEqual([])
    await read('manager')
    expect((await logged()).length).toBe(2)
  })

  test('[S6.02] an agent reads those of the customer, which is written down with the agent', async () => {
    await server.database.pool.query('DELETE FROM access_log')
    const asked = { enterpriseId: 1, employeeId: '1-employee', reason: '来电', reference: 'CALL-9' }
    const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
    const { loginToken } = expectResult(await server.call(null, useAgentTicket, { ticket }))
    expect((await read('employee', { token: loginToken })).map(({ employeeId }) => employeeId)).toEqual(['1-employee'])
    const { rows } = await server.database.pool.query('SELECT subject, purpose FROM access_log')
    expect(rows).toEqual([{ subject: '1-employee', purpose: 'preferences by agent 90-agent' }])
  })

  test('[S3.54] reminders of refunds and changes say who wrote them and when', async () => {
    const { list } = expectResult(await server.call('employee', getRemarksRule, { productType: 2 }))
    expect(list.map(({ typeInfo, updaterName }) => [typeInfo, updaterName])).toEqual([
      ['退票提醒', '周雅琴'],
      ['改签提醒', '周雅琴'],
    ])
    expect(list[0]).toMatchObject({ updateTime: '2026-10-01T00:00:00.000Z', remarks: expect.stringContaining('客服') as string })
    expect(expectResult(await server.call('employee', getRemarksRule, { productType: 5 })).list).toEqual([])
  })
})

test('[S7.10] the service desk is the company’s own, or the portal’s page, with entrance and order', async () => {
  const address = async (request: { entrance: number; orderSerialNo?: string }) =>
    expectResult(await server.call('employee', getOnlineServiceInfo, request)).onlineServiceUrl
  expect(await address({ entrance: 0 })).toBe('http://localhost:8080/v/center/feedback?entrance=0')
  await server.database.pool.query(
    `UPDATE enterprise SET config = config || '{"onlineServiceUrl":"https://desk.example/chat?c=1"}' WHERE enterprise_id = 1`,
  )
  expect(await address({ entrance: 1, orderSerialNo: 'F 1' })).toBe('https://desk.example/chat?c=1&entrance=1&orderSerialNo=F+1')
})

test('[S7.06] counts the demands of the caller that wait for an answer', async () => {
  const count = async (who: string) => expectResult(await server.call(who, getUnconfirmedDemandCount, {})).count
  expect(await count('employee')).toBe(0)
  await server.database.pool.query(
    `INSERT INTO demand (enterprise_id, demand_no, kind, employee_id, state, version, body, plans, history, traveller_ids, places, created_at, due_at)
     SELECT 1, no, kind, who, state, 1, '{}', '[]', '[]', '{}', '{}', '2026-11-20T02:00:00Z', '2099-01-01' FROM (VALUES
     ('D1', 2, '1-employee', 2), ('D2', 2, '1-employee', 1), ('D3', 2, '1-manager', 2), ('D4', 3, '1-employee', 2)) AS asked(no, kind, who, state)`,
  )
  expect(await count('employee')).toBe(1)
  expect(await count('employee@beichen.example')).toBe(0)
})
