import { draftProblems } from '../../booking/draft-problems'
import { SavedTempOrder } from '../../booking/draft.shapes'
import { call } from '../../kit/call'
import { SaveVisaOrderTemp } from './draft.shapes'

export const saveVisaOrderTemp = call({
  summary: 'Keeps a search for visas and answers its number.',
  method: 'POST',
  path: 'api/VisaResource/SaveVisaOrderTemp',
  access: 'book',
  write: true,
  clause: 'S7.20',
  request: SaveVisaOrderTemp,
  response: SavedTempOrder,
  problems: [...draftProblems, 'visaCountryMissing', 'visaCountryUnknown', 'provinceUnknown', 'orderUnknown'],
})
