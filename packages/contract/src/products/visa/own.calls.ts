import { Type } from 'typebox'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { NumericId } from '../../kit/numbers'
import { words } from '../../kit/words'
import { OwnVisa } from './own.shapes'
import { visaEntries } from './visa-words'

const VisaId = Type.String({ maxLength: 40 })

export const getOwnVisas = call({
  summary: "The caller's visas that are not over: those that were applied for here, and those that the caller entered.",
  method: 'GET',
  path: 'api/VisaResource/GetOwnVisas',
  clause: 'S2.27',
  response: Type.Object({ list: Type.Array(OwnVisa), today: LocalDate }),
})
export const saveOwnVisa = call({
  summary: 'Adds or changes a visa that the caller got elsewhere.',
  method: 'POST',
  path: 'api/VisaResource/SaveOwnVisa',
  write: true,
  clause: 'S2.27',
  request: Type.Object({
    visaId: Type.Optional(VisaId),
    countryId: NumericId,
    entries: words(...visaEntries),
    entriesUsed: Type.Integer({ minimum: 0, maximum: 99 }),
    stayDays: Type.Integer({ minimum: 1, maximum: 365 }),
    /** Days in the Schengen area within the last hundred and eighty; of other countries nothing is kept. */
    daysUsed: Type.Optional(Type.Integer({ minimum: 0, maximum: 180 })),
    validFrom: LocalDate,
    validUntil: LocalDate,
  }),
  response: Type.Object({ visaId: Type.String() }),
  problems: ['visaCountryUnknown', 'ownVisaUnknown', 'ownVisaDatesWrong', 'ownVisaEntriesWrong', 'ownVisasTooMany'],
})
export const removeOwnVisa = call({
  summary: 'Removes a visa that the caller entered.',
  method: 'POST',
  path: 'api/VisaResource/RemoveOwnVisa',
  write: true,
  clause: 'S2.27',
  request: Type.Object({ visaId: VisaId }),
  response: Type.Object({}),
  problems: ['ownVisaUnknown'],
})
