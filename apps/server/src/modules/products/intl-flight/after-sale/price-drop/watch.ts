import { isProblem } from '@sojourn/contract/kit/problems'
import { parseLanguage } from '@sojourn/contract/kit/language'
import type { Permission } from '@sojourn/contract/kit/call'
import type { Actor, Context, Work } from '../../../../../context'
import { finishJob, repeatJob } from '../../../../../db/queue'
import { chinaDate } from '../../../../../kit/clock'
import { inCompany, inTransaction } from '../../../../../work'
import { announce } from '../../../../booking/notification/announce'
import { writeNotifications } from '../../../../booking/notification/write'
import { findOrders, findOrderTravellers, type OrderRow } from '../../../../booking/order/store'
import { findEnterprise, priceDropSettings } from '../../../../booking/settings/store'
import { findPeople } from '../../../../booking/traveller/store'
import { alterableOrder } from '../alterable'
import { isWatched, rebookingOf, type Rebooking } from './rebooking'
import { findPriceDrop, keepLook, markOver, markTold } from './store'
import { takePriceDrop } from './take'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

interface Job {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/** Looks once a day whether the tickets of an order would cost less now, and tells its booker or takes it, as the company says. Repeats itself. */
export async function watchPrice(context: Context, job: Job): Promise<void> {
  const { enterpriseId } = job
  const orderNo = job.payload['orderNo']!
  const looked = await inCompany(context, enterpriseId, (work) => look(work, orderNo))
  const told = await inTransaction(context, enterpriseId, async (work) => {
    if (looked === 'over') {
      await markOver(work, orderNo)
      await finishJob(work.sql, job.id)
      return undefined
    }
    await repeatJob(work.sql, job.id, looked === 'unheard' ? inAnHour(context) : nextLook(context))
    return typeof looked === 'string' ? undefined : keep(work, looked)
  })
  if (!told) return
  if (told.takes) await takeOrTell(context, told)
  announce(context, enterpriseId, orderNo, [told.actor.employeeId])
}

const nextLook = ({ clock }: Context): Date => new Date(clock.now().getTime() + dayMs)
const inAnHour = ({ clock }: Context): Date => new Date(clock.now().getTime() + hourMs)

interface Looked {
  order: OrderRow
  actor: Actor
  rule: 'off' | 'propose' | 'take'
  rebooking: Rebooking | undefined
}

/** `over`: there is nothing to look for any more; `seen`: it was looked at today; `unheard`: the supplier did not answer. It is asked here. */
async function look(work: Work, orderNo: string): Promise<Looked | 'over' | 'seen' | 'unheard'> {
  const { context } = work
  const [order] = await findOrders(work, [orderNo])
  const actor = order && (await bookerActing(work, order))
  const known = await findPriceDrop(work, orderNo)
  if (!order || !actor || known?.state === 'taken') return 'over'
  if (known?.lookedOn === chinaDate(context.clock.now())) return 'seen'
  const found = await alterableOrder(work, actor, orderNo)
  if (isProblem(found) || !isWatched(found, context.clock.now())) return 'over'
  const { rule, from } = priceDropSettings((await findEnterprise(work)).config)
  const rebooking = rule === 'off' ? undefined : await rebookingOf(work, found)
  if (isProblem(rebooking))
    return rebooking.problem === 'supplierFailed' ? 'unheard' : { order, actor, rule, rebooking: undefined }
  return { order, actor, rule, rebooking: rebooking && rebooking.drop.saving >= from ? rebooking : undefined }
}

/** What the company's rule does is done for the booker; undefined for somebody who has left. */
async function bookerActing(work: Work, { orderNo, bookerId }: OrderRow): Promise<Actor | undefined> {
  const today = chinaDate(work.context.clock.now())
  const [booker] = await findPeople(work, [bookerId], { today })
  if (!booker) return undefined
  return {
    enterpriseId: work.enterpriseId,
    employeeId: bookerId,
    name: booker.name,
    departmentId: booker.departmentId,
    permissions: booker.permissions as Permission[],
    language: parseLanguage(booker.language),
    intent: { key: `price-drop/${orderNo}/${today}`, call: 'price.watch', requestHash: orderNo },
    tokenHash: '',
  }
}

interface Told extends Looked {
  rebooking: Rebooking
  validUntil: Date
  takes: boolean
}

async function keep(work: Work, looked: Looked): Promise<Told | undefined> {
  const { context } = work
  const { order, rebooking, rule } = looked
  const former = await findPriceDrop(work, order.orderNo)
  const lookedOn = chinaDate(context.clock.now())
  if (!rebooking) {
    const state = former?.state === 'open' ? 'over' : 'none'
    await keepLook(work, order.orderNo, { lookedOn, state, offer: null, validUntil: null })
    return undefined
  }
  const validUntil = new Date(Math.min(nextLook(context).getTime(), order.departAt.getTime() - dayMs))
  await keepLook(work, order.orderNo, { lookedOn, state: 'open', offer: rebooking.drop, validUntil })
  const told = { ...looked, rebooking, validUntil, takes: rule === 'take' }
  if (!told.takes) await tellOnce(work, told)
  return told
}

/** What cannot be taken by itself is told to the booker. */
async function takeOrTell(context: Context, told: Told): Promise<void> {
  const { order, actor, rebooking } = told
  const taken = await takePriceDrop(context, actor, { orderNo: order.orderNo, expectedSaving: rebooking.drop.saving })
  if (isProblem(taken) && taken.problem !== 'priceRoseAgain')
    await inTransaction(context, actor.enterpriseId, (work) => tellOnce(work, told))
}

/** A price that goes up and down again is no news. */
async function tellOnce(work: Work, { order, rebooking, validUntil }: Told): Promise<void> {
  const { orderNo, title, bookerId } = order
  if (!(await markTold(work, orderNo))) return
  await writeNotifications(work, 'priceDropped', [bookerId], {
    orderNo,
    title,
    total: rebooking.drop.saving,
    travellers: await findOrderTravellers(work, [orderNo]),
    deadline: validUntil,
    path: work.context.products[order.product]!.display.orderPath(orderNo),
  })
}
