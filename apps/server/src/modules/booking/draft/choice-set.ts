import { encodeChoices, type RecordedChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import type { Sql } from '../../../db/sql'
import { insertChoiceSet } from './store'

/** Keeps what a search showed, of any product, so that it can be shown and judged again. */
export const recordChoiceSet = (
  sql: Sql,
  enterpriseId: number,
  search: { searchId: string; tempOrderNo: string; journey: number; searchedAt: Date },
  choices: RecordedChoices,
): Promise<unknown> => insertChoiceSet(sql, enterpriseId, { ...search, body: encodeChoices(choices) })
