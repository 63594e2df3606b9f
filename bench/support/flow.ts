import { decideApproval, getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { chooseWithin, createOrder, orderRequest, saveDraft, search, type Trip } from './booking'
import { resultOf, type Client } from './client'
import type { Pair, Person } from './people'

export const steps = ['temp order', 'search', 'create', 'find case', 'approve', 'pay', 'issued'] as const
export type Step = (typeof steps)[number]

const issued = 1800
const newOrderVersion = 1
const companyCredit = 4
const timeoutMs = 20_000

/** Counts the live events that a person hears. */
export interface Ear {
  heard(): number
  /** Waits until so many have been heard in all. */
  until(count: number): Promise<void>
  close(): void
}

export async function hear(client: Client, { token }: Person): Promise<Ear> {
  let heard = 0
  let waiting: { count: number; resolve: () => void } | undefined
  const close = await client.listen(token, () => {
    heard++
    if (waiting && heard >= waiting.count) waiting.resolve()
  })
  return {
    close,
    heard: () => heard,
    until: (count) =>
      heard >= count
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            const timer = setTimeout(() => reject(new Error('no live event came')), timeoutMs)
            waiting = {
              count,
              resolve: () => {
                clearTimeout(timer)
                waiting = undefined
                resolve()
              },
            }
          }),
  }
}

/** Temp order to ticket, as two people do it. Answers the order number, or nothing where no fare was in policy. */
export async function wholeFlow(
  client: Client,
  { employee, manager }: Pair,
  ear: Ear,
  trip: Trip,
  turn: number,
  record: (step: Step, ms: number) => void,
): Promise<string | undefined> {
  let since = performance.now()
  const done = (step: Step): void => {
    const now = performance.now()
    record(step, now - since)
    since = now
  }
  const tempOrderNo = await saveDraft(client, employee, trip)
  done('temp order')
  const choice = chooseWithin(await search(client, employee, tempOrderNo), turn)
  done('search')
  if (!choice) return undefined
  const request = orderRequest(employee, tempOrderNo, choice)
  const { orderNo } = resultOf(await createOrder(client, employee, request))
  done('create')
  const approvalId = await findCase(client, manager, orderNo)
  done('find case')
  const decision = { approvalId, decision: 'agree' as const, version: newOrderVersion }
  resultOf(await client.call(decideApproval, decision, { token: manager.token }))
  done('approve')
  const payment = { orderNos: [orderNo], settleType: companyCredit as 4, expectedTotal: request.expectedTotal }
  const before = ear.heard()
  resultOf(await client.call(pay, payment, { token: employee.token }))
  done('pay')
  // One event says that it is paid, the next that it is issued.
  for (let expected = before + 2; ;) {
    await ear.until(expected)
    expected = ear.heard() + 1
    const { state } = resultOf(await client.call(getFlightOrderDetail, { orderId: orderNo }, { token: employee.token }))
    if (state === issued) break
  }
  done('issued')
  return orderNo
}

/** The approval of an order that waits for this person. */
export async function findCase(client: Client, manager: Person, orderNo: string, persist = false): Promise<string> {
  const { list } = resultOf(await client.call(getMyApprovalList, { type: 1, size: 20 }, { token: manager.token, persist }))
  const found = list.find(({ subjectNo }) => subjectNo === orderNo)
  if (!found) throw new Error(`${orderNo} does not wait for ${manager.employeeId}`)
  return found.approvalId
}
