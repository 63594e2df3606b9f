import { products } from '@sojourn/contract/booking/codes'
import type { BookingReach } from '@sojourn/contract/booking/traveller.shapes'
import { isRightInForce } from '@sojourn/domain/booking/traveller/arranger'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { findGivers, findNamedRights } from './arranger-store'

const giversAtMost = 3

/** For whom the caller may book, as the picker of travellers says it. */
export const bookingReach = (context: Context, actor: Actor): Promise<BookingReach> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const today = chinaDate(context.clock.now())
    const { employeeId, language, permissions } = actor
    const [given, givers] = await Promise.all([
      permissions.includes('bookForOthers') ? findNamedRights(work, employeeId, language) : undefined,
      findGivers(work, { today, limit: giversAtMost, reader: language }),
    ])
    const inForce = given?.filter((right) => isRightInForce(right, today)) ?? []
    return {
      everybody: given?.length === 0,
      rights: inForce.map(({ departmentName, traveller, products: granted, until }) => {
        const name = departmentName?.[language] ?? (traveller && readableName(traveller, language))
        return {
          ...(name !== undefined && { name }),
          isDepartment: departmentName !== null,
          ...(granted && { products: granted.map((product) => products.code(product)) }),
          ...(until !== null && { until }),
        }
      }),
      giverNames: givers.map((giver) => readableName(giver, language)),
    }
  })
