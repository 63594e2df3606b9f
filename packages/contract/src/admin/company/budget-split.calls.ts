import { Type } from 'typebox'
import { budgetSplits, budgetPartsAtMost } from '../../booking/budget-words'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import { RecordId } from '../names.shapes'

/** The budget that is split stays and bounds all of them together. Months are of one of its periods, which `from` begins. */
export const splitBudget = call({
  summary:
    'Splits a budget over departments directly below its own, or a period of it over months: parts that make up its amount.',
  method: 'POST',
  path: 'api/Manage/SplitBudget',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({
    planId: RecordId,
    version: Version,
    by: words(...budgetSplits),
    from: Type.Optional(LocalDate),
    /** Each a department, or the first day of a month within the period; fen. */
    parts: Type.Array(Type.Object({ of: RecordId, amount: Type.Integer({ minimum: 0, maximum: 100_000_000_000 }) }), {
      minItems: 1,
      maxItems: budgetPartsAtMost,
    }),
  }),
  response: Type.Object({ planIds: Type.Array(Type.String()) }),
  problems: ['budgetUnknown', 'budgetSplitUnsuitable', 'budgetSplitSum', 'budgetOverlaps', 'recordChanged'],
})
