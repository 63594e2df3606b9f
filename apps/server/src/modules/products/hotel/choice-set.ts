import type { RecordedChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import type { HotelSetting, PolicyRoom } from '@sojourn/domain/booking/policy/evaluate-hotel'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'
import { recordChoiceSet } from '../../booking/draft/choice-set'
import type { OpenStay } from './stay'
import { productOf } from './supply'

/** What a list or a hotel's page showed, for the approver and for judging it again; answers the id of the search. */
export async function keepShown(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  open: Pick<OpenStay, 'draft' | 'people' | 'rooms' | 'business'>,
  offers: readonly PolicyRoom[],
  verdicts: readonly OfferVerdict[],
  setting: HotelSetting,
): Promise<string> {
  const searchedAt = context.clock.now()
  const searchId = newId(searchedAt)
  const choices: RecordedChoices = {
    set: {
      product: productOf(open.draft),
      travellers: open.people.map(({ employeeId, policy }) => ({
        employeeId,
        policyId: policy?.body.policyId ?? null,
        version: policy?.version ?? null,
      })),
      setting: {
        ...setting,
        rooms: open.business ? open.rooms.map((room) => room.map(({ employeeId }) => employeeId)) : [],
      },
      offers,
    },
    verdicts: offers.map((_offer, index) => verdicts[index]?.verdict ?? 'within'),
  }
  await recordChoiceSet(sql, enterpriseId, { searchId, tempOrderNo: open.draft.tempOrderNo, journey: 0, searchedAt }, choices)
  return searchId
}
