import { expect } from 'vitest'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { joinTrainWaitlist, leaveTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { identityCheckDigit } from '@sojourn/domain/booking/traveller/identity-card'
import { decide, expectResult, payByCredit } from './flights'
import type { TestServer } from './server'
import { trainDetail } from './trains'
import { payAndSettle, soldOut, waitFor, type Wanted } from './waitlists'

let guests = 0
/** A guest of the manager's, by an identity card. */
export async function guest(server: TestServer, born = '1990-01-01'): Promise<string> {
  const number = `110101${born.replaceAll('-', '')}${String(++guests).padStart(3, '0')}`
  const credential = { type: 1 as const, number: number + identityCheckDigit(number) }
  return expectResult(await server.call('manager', saveGuest, { name: '陈小远', mobile: '13900001111', credential })).employeeId
}

interface Party {
  wanted?: Wanted
  onDates?: string[]
  /** Personal money, or the company's. */
  settleType?: 1 | 4
}

/** A party of the manager's that is agreed to; the railway hears of it once it is paid. */
export async function joinedParty(
  server: TestServer,
  travellers: string[],
  { wanted = soldOut, onDates, settleType = 4 }: Party = {},
) {
  const { frame, ride, quote } = await waitFor(server, 'manager', { wanted, travellers, ...(onDates && { onDates }) })
  const { total, deadlines } = expectResult(quote)
  const join = { ...frame, choices: [ride], deadline: deadlines.find(({ usual }) => usual)!.at, expectedTotal: total }
  const { orderNo } = expectResult(await server.call('manager', joinTrainWaitlist, { ...join, settleType }))
  const { approval } = await trainDetail(server, 'manager', orderNo)
  for (const { approver } of approval?.tasks ?? []) await decide(server, approverOf(approver), orderNo, 'agree')
  return { orderNo, total }
}
const approverOf = (name: string): string => ({ 欧阳明哲: 'director', 周雅琴: 'admin', 何文静: 'finance' })[name]!

/** Pays as a company does, and lets the railway hear of it. */
export async function payParty(server: TestServer, { orderNo, total }: { orderNo: string; total: number }): Promise<void> {
  const { waitlist } = await trainDetail(server, 'manager', orderNo)
  if (waitlist?.state === 'awaitingPayment') expectResult(await payByCredit(server, 'manager', orderNo, total))
  await server.context.drainJobs()
}

/** A party that waits. */
export async function waitingParty(server: TestServer, travellers: string[], how: Party = {}) {
  const party = await joinedParty(server, travellers, how)
  if (how.settleType === 1) await payAndSettle(server, 'manager', party.orderNo)
  else await payParty(server, party)
  const order = await trainDetail(server, 'manager', party.orderNo)
  expect(order.waitlist?.state).toBe('waiting')
  return { ...party, order }
}

/** The last seat of a class, bought by somebody else, and how a party waits for it. */
export async function lastSeat(server: TestServer) {
  const only: Wanted = (_train, { seat, seats }) => seats === 1 && seat !== 'WZ'
  const { frame, ride, train, seat, date } = await waitFor(server, 'employee', { wanted: only })
  const { orderNo } = expectResult(await server.call('employee', createTrainOrder, { ...frame, rides: [ride] }))
  const same: Wanted = (other, offered) =>
    other.trainKey === train.trainKey &&
    other.departStation === train.departStation &&
    other.arriveStation === train.arriveStation &&
    offered.seat === seat.seat
  return { bought: await payAndSettle(server, 'employee', orderNo), wait: { wanted: same, onDates: [date] } }
}

export const leaveParty = (server: TestServer, orderNo: string, employeeId?: string, who = 'manager') =>
  server.call(who, leaveTrainWaitlist, { orderNo, ...(employeeId && { employeeId }) })
