import { Type } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { Bill, BillCounts } from './bill.shapes'

export const getBillCertificate = call({
  summary: 'What stood in a bill when it was confirmed, counted and hashed, and the same counted now.',
  method: 'GET',
  path: 'api/Finance/GetBillCertificate',
  access: 'readCompany',
  clause: 'S2.49',
  request: Type.Object({ billNo: Type.String({ minLength: 1, maxLength: 40 }) }),
  response: Type.Object({
    bill: Bill,
    /** Absent until the bill is confirmed. */
    certified: Type.Optional(Type.Object({ at: Instant, counts: BillCounts })),
    now: BillCounts,
    /** Suppliers' files that were read since, for they come after a bill is confirmed. */
    filesSince: Type.Integer(),
  }),
  problems: ['billUnknown'],
})
