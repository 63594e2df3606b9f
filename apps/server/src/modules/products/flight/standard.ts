import { isProblem } from '@sojourn/contract/kit/problems'
import { describeFlightPolicy } from '@sojourn/domain/booking/policy/describe-flight'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { openDraft } from '../../booking/draft/draft'
import { findPeople } from '../../booking/traveller/store'
import type { FlightSearchParams } from '@sojourn/contract/products/flight.shapes'

/** The standard of the travellers in sentences (S3.48, S7.45); no section at all is "not set" (S8.12). */
export async function flightStandard(context: Context, actor: Actor, request: { tempOrderNo?: string }) {
  return context.database.tenant(actor.enterpriseId, async (sql) => {
    const draft = request.tempOrderNo ? await openDraft<FlightSearchParams>(context, actor, sql, request.tempOrderNo) : undefined
    const ids = draft && !isProblem(draft) && draft.travellerIds.length > 0 ? draft.travellerIds : [actor.employeeId]
    const people = await findPeople(sql, actor.enterpriseId, ids, chinaDate(context.clock.now()))
    const sections = people.flatMap((person) => {
      const policy = person.policy?.body.flight
      return policy ? [{ person, policy }] : []
    })
    return {
      policySet: sections.length > 0,
      items: sections.map(({ person, policy }) => ({
        ruleTextList: describeFlightPolicy(policy, actor.language),
        remark: person.name,
        allowable: true,
        isShow: true,
      })),
    }
  })
}
