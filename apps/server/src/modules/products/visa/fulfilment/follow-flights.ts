import { compareDates } from '@sojourn/domain/kit/local-date'
import { isDecided } from '@sojourn/domain/products/visa/case/application'
import { letsInto } from '@sojourn/domain/products/visa/held'
import type { KeptVisa } from '@sojourn/domain/products/visa/kept'
import type { Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { moveSegment } from '../../../booking/order/rewrite-store'
import { findOrders, findOrderSegments, type OrderRow } from '../../../booking/order/store'
import type { VisaCaseRow } from '../order/case'
import { flownVisas } from '../order/flown-visas'
import { updateVisa } from '../order/kept-store'
import { visaSegment } from '../order/order-record'
import { recordAndTell } from '../order/record-step'
import { findSteps, type StepRow } from '../order/step-store'
import { findChangesOf } from '../order/stays-store'

/** By itself, since flights have changed. */
const byItself = { employeeId: 'system', name: '' }

/**
 * A visa that is for flights is needed when they arrive: it moves with them, and where they are given up its applicants are told once. Answers the
 * visa as it is from now on.
 */
export async function followFlights(work: Work, order: OrderRow, found: VisaCaseRow): Promise<KeptVisa> {
  const { visa } = found
  const today = chinaDate(work.context.clock.now())
  if (visa.alongOrderNo === undefined || compareDates(visa.departDate, today) < 0) return visa
  const day = await neededBy(work, visa, visa.alongOrderNo)
  if (day === undefined) {
    const steps = await findSteps(work, order.orderNo)
    if (!steps.some(({ step }) => step === 'journeyGone')) await tellAll(work, order, found, { step: 'journeyGone', detail: {} })
    return visa
  }
  return day === visa.departDate ? visa : move(work, order, found, day)
}

/** The first arrival of these flights where the visa is for, by what they were changed to. */
async function neededBy(work: Work, { country }: KeptVisa, alongOrderNo: string): Promise<string | undefined> {
  const orders = await findOrders(work, await findChangesOf(work, alongOrderNo))
  const trips = await flownVisas(work, orders)
  return trips
    .filter(({ countries }) => countries.some((each) => letsInto(country, each)))
    .map((trip) => trip.neededBy)
    .toSorted(compareDates)[0]
}

async function move(work: Work, order: OrderRow, found: VisaCaseRow, departDate: string): Promise<KeptVisa> {
  const { orderNo } = order
  const visa = { ...found.visa, departDate }
  const [was] = await findOrderSegments(work, [orderNo])
  const segment = visaSegment(visa)
  await updateVisa(work, orderNo, visa)
  await moveSegment(work, { ...segment, orderNo, was: was!, body: segment.body })
  await tellAll(work, order, found, { step: 'journeyMoved', detail: { day: departDate } })
  return visa
}

async function tellAll(work: Work, order: OrderRow, { applicants }: VisaCaseRow, step: Pick<StepRow, 'step' | 'detail'>) {
  for (const { traveller, stage } of applicants)
    if (!isDecided(stage)) await recordAndTell(work, order, byItself, { ...step, traveller })
}
