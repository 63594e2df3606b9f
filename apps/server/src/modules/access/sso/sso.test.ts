import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getEmployeeConfig } from '@sojourn/contract/access/session.calls'
import { dtgToLocalSso, localToDtgSso, useSsoTicket } from '@sojourn/contract/access/sso.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

describe('[S7.09] between the two sites', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
    server.context.config.parentSsoUrl = 'https://parent.example/sso'
  })
  afterAll(() => server.close())

  const address = async (call: typeof dtgToLocalSso, path?: string) =>
    new URL(expectResult(await server.call('employee', call, path === undefined ? {} : { path })).url)
  const exchange = (ticket: string | null) => server.call(null, useSsoTicket, { ticket: ticket ?? '' })

  test('[S7.09] an address signs the person in here, once', async () => {
    const url = await address(dtgToLocalSso, '/center/tripOrderList')
    expect(url.pathname).toBe('/v/sso')
    expect(url.search).toBe('')
    const given = new URLSearchParams(url.hash.slice(1))
    expect(given.get('returnTo')).toBe('/center/tripOrderList')
    const session = expectResult(await exchange(given.get('ticket')))
    const config = expectResult(await server.call(null, getEmployeeConfig, {}, { token: session.loginToken }))
    expect(config).toMatchObject({ employeeName: '林晓雯', isQuickLogin: false })
    expect(await exchange(given.get('ticket'))).toMatchObject({ code: problems.ssoTicketInvalid.code })
  })

  test('[S7.09] the address of the other site opens nothing here', async () => {
    const url = await address(localToDtgSso)
    expect(url.href).toMatch(/^https:\/\/parent\.example\/sso\?/)
    const ticket = url.searchParams.get('ticket')!
    for (const tried of [ticket, ticket.replace('.parent.', '.local.'), '', 'x.local.y'])
      expect(await exchange(tried)).toMatchObject({ code: problems.ssoTicketInvalid.code, status: 401 })
  })

  test('[S7.09] it lasts a minute', async () => {
    const url = await address(dtgToLocalSso)
    await server.turn(1)
    expect(await exchange(new URLSearchParams(url.hash.slice(1)).get('ticket'))).toMatchObject({
      code: problems.ssoTicketInvalid.code,
    })
  })

  test('[S7.09] it never leads outside', async () => {
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect(await server.call('employee', dtgToLocalSso, { path })).toMatchObject({ code: problems.ssoPathWrong.code })
  })

  test('[S7.09] without another site there is no way to it', async () => {
    server.context.config.parentSsoUrl = undefined
    expect(await server.call('employee', localToDtgSso, {})).toMatchObject({ code: problems.ssoNotSet.code })
  })
})
