import { draftProblems } from '../../booking/draft-problems'
import { SavedTempOrder } from '../../booking/draft.shapes'
import { call } from '../../kit/call'
import { SaveHotelOrderTemp } from './draft.shapes'

export const saveHotelOrderTemp = call({
  summary: 'Keeps a search for hotels and answers its number.',
  method: 'POST',
  path: 'api/Hotel/SaveHotelOrderTemp',
  access: 'book',
  write: true,
  clause: 'S7.20',
  request: SaveHotelOrderTemp,
  response: SavedTempOrder,
  problems: [...draftProblems, 'destinationMissing', 'cityUnknown', 'checkOutTooEarly', 'stayTooLong', 'daysNotBookable'],
})
