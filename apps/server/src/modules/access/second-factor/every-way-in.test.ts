import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activateAccount, loginByCode, openAccount, registerEnterprise } from '@sojourn/contract/access/account.calls'
import { getMyAgentSessions, openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { passEnrolStep, passSecondStep } from '@sojourn/contract/access/second-factor.calls'
import { passPasskeyStep } from '@sojourn/contract/access/passkey.calls'
import { login } from '@sojourn/contract/access/session.calls'
import { dtgToLocalSso, useSsoTicket } from '@sojourn/contract/access/sso.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { demoPassword } from '../../../seed/seed'
import { askForCode, ticketFor } from '../../../testing/accounts'
import { expectResult } from '../../../testing/flights'
import { enrolApp } from '../../../testing/second-factor'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const sessions = async (): Promise<number> => {
  const { rows } = await server.database.pool.query<{ count: number }>('SELECT count(*)::integer AS count FROM session')
  return rows[0]!.count
}

/** Each way in of somebody who has, or must have, a second factor. Behind the gate stand only those that ask for it. */
const entries: Record<string, () => Promise<unknown>> = {
  [login.path]: () => server.call(null, login, { account: 'admin@yuanxing.example', password: demoPassword }),
  [loginByCode.path]: async () => {
    const account = '13800010004'
    const code = await askForCode(server, { purpose: 'signIn', channel: 'mobile', account })
    return server.call(null, loginByCode, { account, code })
  },
  [useSsoTicket.path]: async () => {
    const { url } = expectResult(await server.call('admin', dtgToLocalSso, {}))
    return server.call(null, useSsoTicket, { ticket: new URLSearchParams(new URL(url).hash.slice(1)).get('ticket')! })
  },
  [useAgentTicket.path]: async () => {
    const asked = { enterpriseId: 1, employeeId: '1-employee', reason: '改签', reference: 'CALL-1' }
    const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
    return server.call(null, useAgentTicket, { ticket })
  },
}
const behind = [passSecondStep.path, passEnrolStep.path, passPasskeyStep.path]
/** Of somebody who begins to be one: nothing was enrolled before, so they meet the gate where a second factor is wanted. */
const beginnings: Record<string, () => Promise<unknown>> = {
  [activateAccount.path]: async () => {
    await server.database.pool.query("UPDATE employee SET permissions = permissions || '{manage}' WHERE awaiting_activation")
    const ticket = await ticketFor(server, { purpose: 'activate', channel: 'mail', account: 'newcomer@yuanxing.example' })
    return server.call(null, activateAccount, { ticket, ...chosen })
  },
  [registerEnterprise.path]: async () => {
    const ticket = await ticketFor(server, { purpose: 'register', channel: 'mail', account: 'gu@haique.example' })
    const company = { enterpriseName: '海雀咨询有限公司', contactName: '顾念', otherContact: '13822220001' }
    return server.call(null, registerEnterprise, { ticket, ...company, ...chosen })
  },
}
const chosen = { password: 'Lantern2468', confirmPassword: 'Lantern2468' }
/** Whoever opens an account alone neither manages a company nor acts for its people. */
const neverMeant = [openAccount.path]

describe('every way in', () => {
  test('[S7.03] is one of these', () => {
    const routes = path.join(import.meta.dirname, '../../../api/routes')
    const files = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const bound = files.flatMap((name) =>
      [...readFileSync(path.join(routes, name), 'utf8').matchAll(/bindEntry\(api, (\w+)/g)].map(([, call]) => call!),
    )
    expect(bound).toHaveLength(Object.keys(entries).length + Object.keys(beginnings).length + behind.length + neverMeant.length)
  })

  test('[S7.03] writes its session behind the one gate', () => {
    const source = path.join(import.meta.dirname, '../../..')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('testing/'),
    )
    const writing = files.filter((name) => readFileSync(path.join(source, name), 'utf8').includes('INSERT INTO session '))
    expect(writing.toSorted()).toEqual(['modules/access/agent/store.ts', 'modules/access/store.ts'])
    const calling = files.filter((name) => /\binsert(Agent)?Session\(/.test(readFileSync(path.join(source, name), 'utf8')))
    expect(calling).toEqual(['modules/access/session/open-session.ts'])
  })

  test.each(Object.keys(entries))('[S7.03] %s opens nothing before the second factor', async (name) => {
    // Sessions from before are cut off by enrolling; what each way needs of one is made by somebody who then has it.
    if (name === useAgentTicket.path) {
      await server.tokenOf('agent@agency.example')
      server.context.config.secondFactorRequired = true
    } else if ((await enrolledPeople()) === 0) await enrolApp(server, 'admin')
    const before = await sessions()
    expect(await entries[name]!()).toMatchObject({ code: problems.secondFactorNeeded.code, status: 401 })
    expect(await sessions()).toBe(before)
    server.context.config.secondFactorRequired = false
  })

  test('[S7.03] a refused ticket for a session in the name of another stays as it was, and nobody is told of a session', async () => {
    const asked = { enterpriseId: 1, employeeId: '1-employee', reason: '改签', reference: 'CALL-2' }
    const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
    server.context.config.secondFactorRequired = true
    expect(await server.call(null, useAgentTicket, { ticket })).toMatchObject({ code: problems.secondFactorNeeded.code })
    server.context.config.secondFactorRequired = false
    const { list } = expectResult(await server.call('agent@agency.example', getMyAgentSessions, {}))
    expect(list.find(({ reference }) => reference === 'CALL-2')).not.toHaveProperty('openedAt')
    expectResult(await server.call(null, useAgentTicket, { ticket }))
  })

  test.each(Object.keys(beginnings))(
    '[S7.03] %s leads whoever manages a company to enrolling where that is wanted',
    async (name) => {
      server.context.config.secondFactorRequired = true
      const before = await sessions()
      const answer = await beginnings[name]!()
      expect(answer).toMatchObject({ code: problems.secondFactorNeeded.code, result: { enrol: true } })
      expect(await sessions()).toBe(before)
      server.context.config.secondFactorRequired = false
    },
  )

  const enrolledPeople = async (): Promise<number> => {
    const { rows } = await server.database.pool.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM authenticator_app',
    )
    return rows[0]!.count
  }
})
