import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createEnterprisePaymentApp,
  getEmployeePaymentApp,
  getEnterprisePaymentApp,
  getPaymentAppBillUrl,
  paymentAppCallback,
  searchPaymentAppPeople,
} from '@sojourn/contract/access/payment-app.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

const traveller = 'employee@yunling.example'

describe('[S7.43] the payment app', () => {
  let server: TestServer
  beforeEach(async () => {
    await server?.close()
    server = await openTestServer()
  })
  afterAll(() => server.close())

  const authorization = async (who: string) => expectResult(await server.call(who, getEmployeePaymentApp, {}))
  const addressOf = (enterpriseId: number, employeeId?: string) => {
    const until = new Date(server.context.clock.now().getTime() + 600_000)
    const subject = employeeId === undefined ? { enterpriseId } : { enterpriseId, employeeId }
    return server.context.paymentApp.authorizationUrl(subject, until).replace('http://localhost:8080', '')
  }
  const press = (url: string, outcome: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'zh-CN' },
      payload: `outcome=${outcome}`,
    })

  test('[S3.53] there is a code to scan while the enterprise is in it and the person is not', async () => {
    expect(await authorization('employee')).toEqual({ status: 0, enterpriseStatus: 0, qrImage: '' })
    const asked = await authorization(traveller)
    expect(asked).toMatchObject({ status: 0, enterpriseStatus: 2 })
    expect(decodeURIComponent(asked.qrImage)).toMatch(/^data:image\/svg\+xml,<svg/)
    await server.turn(1)
    expect((await authorization(traveller)).qrImage, 'the code stays while it is polled').toBe(asked.qrImage)
  })

  test('[S4.32] authorizing on the provider’s page brings the person in, once and for all', async () => {
    const url = addressOf(3, '3-employee')
    const page = await server.app.inject({ method: 'GET', url, headers: { 'accept-language': 'zh-CN' } })
    expect(page.body).toContain('同意授权')
    expect((await press(url, 'authorized')).body).toContain('授权成功')
    expect(await authorization(traveller)).toEqual({ status: 2, enterpriseStatus: 2, qrImage: '' })
    await press(url, 'refused')
    expect((await authorization(traveller)).status).toBe(2)
    expect((await authorization('manager@yunling.example')).status, 'nobody else').toBe(0)
  })

  test('[S8.10] who refuses reads so, and is asked again after a day', async () => {
    await press(addressOf(3, '3-employee'), 'refused')
    expect(await server.call(traveller, getEmployeePaymentApp, {})).toMatchObject({ code: problems.paymentAppRefused.code })
    await server.turn(24 * 60)
    expect(await authorization(traveller)).toMatchObject({ status: 0, enterpriseStatus: 2 })
  })

  test('[S7.43] an altered or old address, and a notice that the provider did not sign, change nothing', async () => {
    const url = addressOf(3, '3-employee')
    expect((await press(url.replace('3-employee', '3-manager'), 'authorized')).statusCode).toBe(404)
    expect((await press(url.replace('/authorize', '/bill'), 'authorized')).statusCode).toBe(404)
    await server.turn(11)
    expect((await press(url, 'authorized')).statusCode).toBe(404)
    const forged = { subject: '3/3-employee', outcome: 'authorized' as const, signature: '0'.repeat(64) }
    expect(await server.call(null, paymentAppCallback, forged)).toMatchObject({ code: problems.callbackSignatureWrong.code })
    expect((await authorization(traveller)).status).toBe(0)
  })

  test('[S7.43] an enterprise signs up, finance then sees the bill, and the count follows its people', async () => {
    expect(await server.call('finance', getPaymentAppBillUrl, {})).toMatchObject({ code: problems.paymentAppNotInForce.code })
    expect(await server.call('employee', createEnterprisePaymentApp, {})).toMatchObject({ code: problems.forbidden.code })
    const begun = expectResult(await server.call('admin', createEnterprisePaymentApp, {}))
    expect(begun.enterpriseStatus).toBe(1)
    expect((await authorization('employee')).qrImage).toBe('')
    await press(begun.signUpUrl.replace('http://localhost:8080', ''), 'authorized')
    await press(addressOf(1, '1-employee'), 'authorized')
    expect(expectResult(await server.call('admin', getEnterprisePaymentApp, {}))).toEqual({
      enterpriseStatus: 2,
      authorizedCount: 1,
    })
    const { url } = expectResult(await server.call('finance', getPaymentAppBillUrl, {}))
    const bill = await server.app.inject({ method: 'GET', url: url.replace('http://localhost:8080', '') })
    expect(bill.statusCode).toBe(200)
  })

  test('[S2.48] administrators see who authorized it, by name and by status; others do not', async () => {
    await press(addressOf(3, '3-employee'), 'authorized')
    await press(addressOf(3, '3-manager'), 'refused')
    await server.database.pool.query(
      "UPDATE employee SET permissions = permissions || ARRAY['manage'] WHERE employee_id = '3-manager'",
    )
    const people = async (request: RequestOf<typeof searchPaymentAppPeople>) =>
      expectResult(await server.call('manager@yunling.example', searchPaymentAppPeople, request)).list
    const states = Object.fromEntries((await people({})).map(({ employeeId, state }) => [employeeId, state]))
    expect(states).toMatchObject({ '3-employee': 'linked', '3-manager': 'refused' })
    expect((await people({ state: 'linked' })).map(({ name }) => name)).toEqual(['段思源'])
    expect(await people({ keyword: '段思源', state: 'refused' })).toEqual([])
    const first = expectResult(await server.call('manager@yunling.example', searchPaymentAppPeople, { size: 1 }))
    const next = await people({ size: 1, cursor: first.next! })
    expect(next[0]!.employeeId).not.toBe(first.list[0]!.employeeId)
    expect(await server.call(traveller, searchPaymentAppPeople, {})).toMatchObject({ code: problems.forbidden.code })
  })
})
