import type { ApplicationStandard } from '@sojourn/contract/booking/application/application.shapes'
import { bindAll } from '@sojourn/domain/booking/policy/application-standard'
import type { Asked } from '../../../capabilities/catalogue'
import type { Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findPeople, type PersonRow } from './store'

/** Who would travel, bound by the standard that an application asks for while it is still being written. */
export const findPlannedPeople = async (work: Work, { travellerIds, standard }: Asked): Promise<PersonRow[]> =>
  underStandard(work.context, await findPeople(work, travellerIds, { today: chinaDate(work.context.clock.now()) }), standard)

/** An application has no number before it is in force. */
export const underStandard = (
  { policySections }: Pick<Context, 'policySections'>,
  people: PersonRow[],
  standard: ApplicationStandard | undefined,
): PersonRow[] =>
  standard && Object.keys(standard).length > 0
    ? bindAll(people, { travelApplyNo: '', displayNo: '', contentVersion: 0, standard }, policySections)
    : people
