import type { ApplicationStandard } from '@sojourn/contract/booking/application.shapes'
import { bindAll } from '@sojourn/domain/booking/policy/application-standard'
import type { Asked } from '../../../capabilities/catalogue'
import type { Sql } from '../../../db/sql'
import { findPeople, type PersonRow } from './store'

/** Who would travel, bound by the standard that an application asks for while it is still being written. */
export const findPlannedPeople = async (
  sql: Sql,
  { enterpriseId, travellerIds, standard }: Asked,
  today: string,
): Promise<PersonRow[]> => underStandard(await findPeople(sql, enterpriseId, travellerIds, today), standard)

/** An application has no number before it is in force. */
export const underStandard = (people: PersonRow[], standard: ApplicationStandard | undefined): PersonRow[] =>
  standard && Object.keys(standard).length > 0
    ? bindAll(people, { travelApplyNo: '', displayNo: '', contentVersion: 0, standard })
    : people
