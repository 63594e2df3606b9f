import {
  getFlightDemand,
  quoteFlightDemand,
  saveFlightDemandTemp,
  submitFlightDemand,
} from '@sojourn/contract/products/intl-flight/demand.calls'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { choosePlan, journeyOn, planOn } from '../../../testing/intl-flight/demands'
import { decide, expectResult, payByCredit } from '../../../testing/flights'
import type { TestServer } from '../../../testing/server'

/** A request with a plan of the agency's, which is opened to be chosen. */
async function quotedDemand(server: TestServer, agent: string, [first, last]: [string, string], validUntil: string) {
  const { demandNo, version } = expectResult(await server.call('employee', submitFlightDemand, journeyOn(first, last)))
  const quote = { demandNo, version, plans: [planOn(first, last, validUntil)] }
  const { plans } = expectResult(await server.call('employee', quoteFlightDemand, quote, { token: agent }))
  return choosePlan(server, 'employee', { demandNo, planId: plans[0]!.planId })
}

/** A request whose plan was chosen, approved and paid: it waits for its tickets at the agency. */
async function paidDemand(server: TestServer, agent: string, validUntil: string) {
  const { request, choose } = await quotedDemand(server, agent, ['2027-02-08', '2027-02-11'], validUntil)
  const { demandNo, expectedTotal } = request
  const { orderNo } = expectResult(await choose())
  const approving = async () => expectResult(await server.call('employee', getFlightDemand, { demandNo })).state === 4
  for (const who of ['manager', 'director']) if (await approving()) expectResult(await decide(server, who, orderNo))
  expectResult(await payByCredit(server, 'employee', orderNo, expectedTotal))
  await server.context.drainJobs()
  return { demandNo, orderNo }
}

/** Requests for journeys abroad: a draft, one that waits for an offer, one with a plan, one that waits for its tickets. */
export async function flightDemandsOfOne(server: TestServer, agent: string) {
  const validUntil = addMinutes(server.context.clock.now().toISOString(), 120)
  const { demandNo: draftNo } = expectResult(
    await server.call('employee', saveFlightDemandTemp, journeyOn('2027-01-04', '2027-01-07')),
  )
  const { demandNo } = expectResult(await server.call('employee', submitFlightDemand, journeyOn('2027-01-11', '2027-01-14')))
  const { request } = await quotedDemand(server, agent, ['2027-01-18', '2027-01-21'], validUntil)
  return { validUntil, draftNo, demandNo, choice: request, paid: await paidDemand(server, agent, validUntil) }
}
