import { compareDates } from '@sojourn/domain/kit/local-date'
import type { Work } from '../../../../context'
import type { OrderTravellerRow } from '../../../booking/order/store'
import { bearerOf } from '../../../booking/traveller/bearer'
import { findCredentials } from '../../../booking/traveller/store'

/**
 * Of which country each of these people has a passport on a day: the one that they fly with, else one that is not over by then; who has not said it is
 * taken for a citizen of mainland China.
 */
export async function passportsOf(
  work: Work,
  people: readonly Pick<OrderTravellerRow, 'employeeId' | 'credentialHash'>[],
  onDay: string,
): Promise<Map<string, string>> {
  const stored = await findCredentials(
    work,
    people.map(({ employeeId }) => employeeId),
  )
  const serving = stored.filter(
    ({ type, expiresOn }) => type === 'passport' && (expiresOn === null || compareDates(expiresOn, onDay) >= 0),
  )
  return new Map(
    people.map(({ employeeId, credentialHash }) => {
      const own = serving.filter((passport) => passport.employeeId === employeeId)
      const first = own.find(({ numberHash }) => numberHash === credentialHash)
      const nationalities = [...(first ? [first] : []), ...own.toReversed()].map(
        (each) => bearerOf(work.context, each).nationality,
      )
      return [employeeId, nationalities.find((nationality) => nationality !== '') ?? 'CN']
    }),
  )
}
