import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAgreement, proposeAgreement } from '@sojourn/contract/admin/agency/agreement-offer.calls'
import { getConsoleHome } from '@sojourn/contract/admin/console.calls'
import { getFlows, proposeFlows } from '@sojourn/contract/admin/flows.calls'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { secondAdministrator } from '../../../testing/policies'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const homeOf = async (who: string) => expectResult(await server.call(who, getConsoleHome, {}))

describe('[S2.44] the overview of whoever has a part of the console', () => {
  test('finance sees the bills and budgets that wait, and nothing of people', async () => {
    await server.database.pool.query(
      "UPDATE budget SET spent = amount WHERE budget_id = (SELECT min(budget_id) FROM budget WHERE enterprise_id = 1 AND amount > 0 AND from_date <= '2026-11-20' AND to_date >= '2026-11-20' AND warn_first > 0)",
    )
    const [home, whole] = [await homeOf('finance'), await homeOf('admin')]
    expect(home.people).toBeUndefined()
    expect(home).not.toHaveProperty('setUp')
    expect(home.waiting).toMatchObject({ invited: 0, undecidable: 0, departmentsWithoutHead: 0, policyProposals: 0 })
    expect(home.waiting.warnedBudgets).toBeGreaterThan(0)
    const { warnedBudgets, billsToConfirm, agreementDaysLeft } = whole.waiting
    expect(home.waiting).toMatchObject({ warnedBudgets, billsToConfirm, agreementDaysLeft })
  })

  test('is refused to who has none', async () => {
    expect(await server.call('employee', getConsoleHome, {})).toMatchObject(refusedAs('forbidden'))
  })

  test('tells days of the agreement that are left in its last month, until another is offered to be signed', async () => {
    const ends = (day: string) =>
      server.database.pool.query('UPDATE enterprise SET agreement_to = $1 WHERE enterprise_id = 1', [day])
    await ends('2026-12-20')
    expect((await homeOf('finance')).waiting).toMatchObject({ agreementsToSign: 0, agreementDaysLeft: 0 })
    await ends('2026-12-19')
    expect((await homeOf('finance')).waiting).toMatchObject({ agreementDaysLeft: 30 })
    const terms = { enterpriseId: 1, from: '2026-12-20', to: '2027-12-19', creditLimit: 100, note: '' }
    const { agreementId } = expectResult(await server.call('agent@agency.example', proposeAgreement, terms))
    expect((await homeOf('admin')).waiting).toMatchObject({ agreementsToSign: 0, agreementDaysLeft: 30 })
    const offer = { enterpriseId: 1, agreementId, decision: 'offer' as const, reason: '' }
    expectResult(await server.call('colleague@agency.example', checkAgreement, offer))
    expect((await homeOf('admin')).waiting).toMatchObject({ agreementsToSign: 1, agreementDaysLeft: 0 })
    expect((await homeOf('finance')).waiting, 'who may not sign').toMatchObject({ agreementsToSign: 0, agreementDaysLeft: 0 })
  })

  test('counts changed flows that wait for a second person, for whoever may be the second', async () => {
    const second = await secondAdministrator(server)
    const { version, flows } = expectResult(await server.call('admin', getFlows, {}))
    expectResult(await server.call('admin', proposeFlows, { version, flows: flows.toReversed() }))
    expect([await homeOf('admin'), await homeOf(second)].map(({ waiting }) => waiting.flowProposals)).toEqual([0, 1])
  })
})
