import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccount, registerEnterprise } from '@sojourn/contract/access/account.calls'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { findCustomers, getServedCompanies, openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { getMembershipInfo, setMembership } from '@sojourn/contract/access/membership.calls'
import { getEmployeeConfig, login } from '@sojourn/contract/access/session.calls'
import { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { getPendingOrderStatistical } from '@sojourn/contract/booking/order.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { saveFlightOrderTemp } from '@sojourn/contract/products/flight/flight.calls'
import { askHotelDemand } from '@sojourn/contract/products/hotel/demand.calls'
import { passwordText } from '@sojourn/text/access/password'
import { ticketFor } from '../../../testing/accounts'
import { expectResult } from '../../../testing/flights'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => server.turn(1))
afterAll(() => server.close())

const own = { password: 'Harbour27', confirmPassword: 'Harbour27' }
const { invitationWrong, contactInvalid, ticketSpent, accountExists, serviceAgreementExpired, enterpriseNameInvalid } = problems
const configOf = async (token: string) => expectResult(await server.call(null, getEmployeeConfig, {}, { token }))

describe('an employee opens an account', () => {
  test('[S2.16] by a mail address of the company', async () => {
    const account = 'fresh@yuanxing.example'
    const ticket = await ticketFor(server, { purpose: 'openAccount', channel: 'mail', account })
    const request = { ticket, name: '许可', otherContact: '13811110001', ...own }
    expect(await server.call(null, openAccount, { ...request, otherContact: '1381111' })).toMatchObject({
      code: contactInvalid.code,
      field: 'otherContact',
    })
    expect(await server.call(null, openAccount, { ...request, name: '许可!' })).toMatchObject({ field: 'name' })
    const { loginToken } = expectResult(await server.call(null, openAccount, request))
    expect(await configOf(loginToken)).toMatchObject({ enterpriseId: 1, employeeName: '许可', permissions: ['book'] })
    expect(await server.call(null, openAccount, request)).toMatchObject({ code: ticketSpent.code })
    expect(await server.call(null, login, { account, password: own.password })).toMatchObject({ success: true })
    // Only what was verified signs in.
    expect(await server.call(null, login, { account: '13811110001', password: own.password })).toMatchObject({ success: false })
  })

  test('[S2.16] by mobile with the invitation code of the company, whose stricter passwords it obeys', async () => {
    const ticket = await ticketFor(server, { purpose: 'openAccount', channel: 'mobile', account: '13811110002' })
    const request = { ticket, name: '孔令', otherContact: 'kong@beichen.example', invitationCode: 'BEICHEN2026', ...own }
    expect(await server.call(null, openAccount, { ...request, invitationCode: 'BEICHEN2025' })).toMatchObject({
      code: invitationWrong.code,
    })
    const weak = { password: 'harbour27', confirmPassword: 'harbour27' }
    expect(await server.call(null, openAccount, { ...request, ...weak })).toMatchObject({ field: 'password' })
    const leaked = { password: 'Passw0rd', confirmPassword: 'Passw0rd' }
    expect(await server.call(null, openAccount, { ...request, ...leaked })).toMatchObject({
      field: 'password',
      message: passwordText['zh-CN'].passwordLeaked,
    })
    for (const guessable of ['Beichen2026', 'Kong@beichen1', 'a1A13811110002'])
      expect(await server.call(null, openAccount, { ...request, password: guessable, confirmPassword: guessable })).toMatchObject(
        {
          field: 'password',
          message: passwordText['zh-CN'].passwordNamed,
        },
      )
    const { loginToken } = expectResult(await server.call(null, openAccount, request))
    expect(await configOf(loginToken)).toMatchObject({ enterpriseId: 2, employeeName: '孔令' })
  })

  test('a mail domain of the company, typed as a code, opens nothing', async () => {
    const ticket = await ticketFor(server, { purpose: 'openAccount', channel: 'mobile', account: '13811110012' })
    for (const invitationCode of ['@beichen.example', ' @beichen.example', 'k@beichen.example']) {
      const request = { ticket, name: '孔令', otherContact: 'k@b.cn', invitationCode, ...own }
      expect(await server.call(null, openAccount, request)).toMatchObject({ code: invitationWrong.code })
    }
  })

  test('guesses of the invitation code are locked out', async () => {
    const ticket = await ticketFor(server, { purpose: 'openAccount', channel: 'mobile', account: '13811110003' })
    const guess = (invitationCode: string) =>
      server.call(null, openAccount, { ticket, name: '孔令', otherContact: 'k@b.cn', invitationCode, ...own })
    for (const word of ['', ' ', 'GUESS1', 'GUESS2', 'GUESS3']) expect((await guess(word)).code).toBe(invitationWrong.code)
    expect((await guess('BEICHEN2026')).code).toBe(problems.accountLocked.code)
  })

  test('only once when two do it at the same moment', async () => {
    const account = 'twice@yuanxing.example'
    const ticket = await ticketFor(server, { purpose: 'openAccount', channel: 'mail', account })
    const request = { ticket, name: '许可', otherContact: '13811110009', ...own }
    const answers = await Promise.all([1, 2, 3].map(() => server.call(null, openAccount, request)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await countOf(server, 'employee', 'email = $1', [account])).toBe(1)
  })
})

describe('a company registers itself', () => {
  const company = { enterpriseName: '海雀咨询有限公司', contactName: '顾念', otherContact: '13822220001', ...own }

  test('[S2.17] and its first administrator signs in, sees home, and books personal travel only until an agreement is signed', async () => {
    const account = 'gu@haique.example'
    const ticket = await ticketFor(server, { purpose: 'register', channel: 'mail', account })
    const { loginToken: token } = expectResult(await server.call(null, registerEnterprise, { ticket, ...company }))
    const config = await configOf(token)
    expect(Object.keys(config).toSorted()).toEqual(EmployeeConfig.required.toSorted())
    expect(config).toMatchObject({
      enterpriseName: '海雀咨询有限公司',
      employeeName: '顾念',
      isSigningServiceDate: false,
      hasServiceAgreement: false,
      signingServiceExpiredType: 1,
    })
    expect(config.enterpriseId).toBeGreaterThan(10_000)
    expect(config.permissions).toContain('manage')
    expectResult(await server.call(null, getPendingOrderStatistical, {}, { token }))
    const { rows } = await server.database.pool.query('SELECT state, agreement_from FROM enterprise WHERE enterprise_id = $1', [
      config.enterpriseId,
    ])
    expect(rows).toEqual([{ state: 'pending', agreement_from: null }])
    // The agency of the portal can assist its people from the first day.
    const served = expectResult(await server.call('agent@agency.example', getServedCompanies, {})).list
    expect(served).toContainEqual({ enterpriseId: config.enterpriseId, name: '海雀咨询有限公司' })

    const place = { departAirportCode: 'PEK', departCityName: '北京', arriveAirportCode: 'SHA', arriveCityName: '上海' }
    const trip = { employeeId: config.employeeId, searchParams: { ...place, segmentType: 0 as const, departDate: '2026-12-11' } }
    const business = await server.call(null, saveFlightOrderTemp, { ...trip, travelType: 1, bookType: 0 }, { token })
    expect(business).toMatchObject({ code: serviceAgreementExpired.code })
    expectResult(await server.call(null, saveFlightOrderTemp, { ...trip, travelType: 2, bookType: 0 }, { token }))
    expect(await server.call(null, getMembershipInfo, {}, { token })).toMatchObject({ code: 203001 })
  })

  test('[S1.05] and the agency serves it at once: finds its people, opens their session, and has on its desk what they ask for', async () => {
    const ticket = await ticketFor(server, { purpose: 'register', channel: 'mail', account: 'yun@haique.example' })
    const request = { ticket, ...company, contactName: '云舒', otherContact: '13822220009' }
    const { loginToken } = expectResult(await server.call(null, registerEnterprise, request))
    const { enterpriseId, employeeId } = await configOf(loginToken)
    const agent = 'agent@agency.example'
    const found = expectResult(await server.call(agent, findCustomers, { keyword: '云舒' })).list
    expect(found.map((person) => [person.enterpriseId, person.employeeId])).toEqual([[enterpriseId, employeeId]])
    const opened = { enterpriseId, employeeId, reason: '新客户来电', reference: 'CALL-NEW' }
    const session = expectResult(await server.call(agent, openCustomerSession, opened))
    const { loginToken: assisted } = expectResult(await server.call(null, useAgentTicket, { ticket: session.ticket }))
    expect(await configOf(assisted)).toMatchObject({ enterpriseId, employeeId })
    const stay = {
      cityId: 224,
      checkInDate: '2026-12-09',
      checkOutDate: '2026-12-10',
      rooms: 1,
      hotelName: '雁栖湖畔酒店',
      wishes: '',
    }
    const asked = { travelType: 2 as const, ...stay, employeeIds: [employeeId] }
    const { demandNo } = expectResult(await server.call(null, askHotelDemand, asked, { token: loginToken }))
    const waiting = expectResult(await server.call(agent, getAgencyWork, {})).list
    expect(waiting.map((work) => [work.enterpriseId, work.workNo])).toContainEqual([enterpriseId, demandNo])
  })

  test('[S2.17] with what it says checked, and nothing kept of what is refused', async () => {
    const before = await countOf(server, 'enterprise')
    const ticket = await ticketFor(server, { purpose: 'register', channel: 'mobile', account: '13822220002' })
    const request = { ticket, ...company, otherContact: 'a@b.cn' }
    const cases = [
      [{ ...request, enterpriseName: '<script>' }, enterpriseNameInvalid.code, 'enterpriseName'],
      [{ ...request, contactName: '7' }, contactInvalid.code, 'contactName'],
      [{ ...request, otherContact: 'a@b' }, contactInvalid.code, 'otherContact'],
      [{ ...request, password: 'short1', confirmPassword: 'short1' }, problems.passwordRejected.code, 'password'],
      [{ ...request, password: 'abc123456', confirmPassword: 'abc123456' }, problems.passwordRejected.code, 'password'],
    ] as const
    for (const [wrong, code, field] of cases)
      expect(await server.call(null, registerEnterprise, wrong)).toMatchObject({ status: 422, code, field })
    expect(await countOf(server, 'enterprise')).toBe(before)
    expectResult(await server.call(null, registerEnterprise, request))
    expect(await countOf(server, 'enterprise')).toBe(before + 1)
  })

  test('[S2.17] not twice with one account', async () => {
    const account = '13822220004'
    const [first, second] = [
      await ticketFor(server, { purpose: 'register', channel: 'mobile', account }),
      (await server.turn(1), await ticketFor(server, { purpose: 'register', channel: 'mobile', account })),
    ]
    const request = { ...company, otherContact: 'a@b.cn' }
    const answers = await Promise.all(
      [first, second].map((ticket) => server.call(null, registerEnterprise, { ticket, ...request })),
    )
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, accountExists.code])
  })
})

describe('membership', () => {
  const info = (who: string) => server.call(who, getMembershipInfo, {}, { language: 'en' })

  test('[S3.53] [S7.42] tells level, points of the year and what is missing', async () => {
    expect(getMembershipInfo).toMatchObject({ method: 'GET', path: 'api/Employee/GetMembershipInfo' })
    expect(expectResult(await info('employee'))).toEqual({
      joined: false,
      grade: 'ordinary',
      memberLevelName: 'Ordinary',
      yearPoints: 0,
      levelPoints: 0,
      nextLevel: 'silver',
      pointsToNext: 5000,
      validUntil: '2027-12-31',
    })
  })

  test('[S8.09] codes 203001, 203002 and 203004 say that there is none', async () => {
    expect(await info('agent@agency.example')).toMatchObject({ code: 203002, result: null })
    expectResult(await server.call('employee', setMembership, { join: true }))
    expect(expectResult(await info('employee')).joined).toBe(true)
    expectResult(await server.call('employee', setMembership, { join: false }))
    expect(await info('employee')).toMatchObject({ code: 203004, result: null })
    expectResult(await server.call('employee', setMembership, { join: true }))
    expect(expectResult(await info('employee')).joined).toBe(true)
    expect(await server.call('agent@agency.example', setMembership, { join: true })).toMatchObject({ code: 203002 })
  })
})
