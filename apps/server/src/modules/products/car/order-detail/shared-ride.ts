import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { SharedRide } from '@sojourn/contract/products/car/shared-ride.calls'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import { isUnderWay, stateAfter } from '@sojourn/domain/products/car/ride-events'
import { carRulesText } from '@sojourn/text/products/car/rules'
import type { Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { findOrders } from '../../../booking/order/store'
import { rideOfOrder } from '../order/ride-store'
import { carCity } from '../supply/places'

interface Shared {
  enterpriseId: number
  orderNo: string
  course: Pick<KeptCourse, 'sharesRevoked'>
}

/** A link that was revoked is of another number. */
const signedText = ({ enterpriseId, orderNo, course: { sharesRevoked = 0 } }: Shared): string =>
  `shared ride ${enterpriseId}/${orderNo}/${sharesRevoked}`

/** The number of the customer leads the token, since nobody is signed in; nothing is kept of it. */
export const shareToken = ({ vault }: Context, shared: Shared): string =>
  `${shared.enterpriseId}.${shared.orderNo}.${vault.sign(signedText(shared))}`

/** A ride for whoever was given its link. */
export async function readSharedRide(
  context: Context,
  { token }: { token: string },
  language: Language,
): Promise<SharedRide | Problem> {
  const [, enterprise, orderNo = '', signature = ''] = /^([1-9]\d{0,8})\.([A-Z]\d{1,20})\.([0-9a-f]{64})$/.exec(token) ?? []
  const enterpriseId = Number(enterprise)
  if (!enterprise) return problem('sharedRideOver')
  return inCompany<SharedRide | Problem>(context, enterpriseId, async (work) => {
    const [order] = await findOrders(work, [orderNo])
    if (order?.fulfiller !== 'car' || order.state !== 'issuing') return problem('sharedRideOver')
    const { ride, car } = await rideOfOrder(work, orderNo)
    const { course } = ride
    if (!context.vault.verify(signedText({ enterpriseId, orderNo, course }), signature)) return problem('sharedRideOver')
    const { departAt, driver, leg, redirected, events } = course
    const state = stateAfter(events)
    if (!isUnderWay(state)) return problem('sharedRideOver')
    const to = redirected?.to ?? car.to
    return {
      state,
      cityName: carCity(car.cityId)?.name[language] ?? '',
      from: car.from.name[language],
      ...(to && { to: to.name[language] }),
      departAt,
      ...(driver && { plate: driver.plate, vehicle: `${carRulesText[language].colours[driver.colour]} ${driver.model}` }),
      ...(leg && { leg }),
    }
  })
}
