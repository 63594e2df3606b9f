import { encodeChoices, type RecordedChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import type { Tenant } from '../../../db/tenant'
import { insertChoiceSet } from './store'

/** Keeps what a search showed, of any product, so that it can be shown and judged again. */
export const recordChoiceSet = (
  tenant: Tenant,
  search: { searchId: string; tempOrderNo: string; journey: number; searchedAt: Date },
  choices: RecordedChoices,
): Promise<unknown> => insertChoiceSet(tenant, { ...search, body: encodeChoices(choices) })
