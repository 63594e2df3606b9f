import { draftProblems } from '../../booking/draft-problems'
import { SavedTempOrder } from '../../booking/draft.shapes'
import { call } from '../../kit/call'
import { SaveTrainOrderTemp } from './draft.shapes'

export const saveTrainOrderTemp = call({
  summary: 'Keeps a search for trains and answers its number.',
  method: 'POST',
  path: 'api/TrainTicket/SaveTrainTicketOrderTemp',
  access: 'book',
  write: true,
  clause: 'S7.20',
  request: SaveTrainOrderTemp,
  response: SavedTempOrder,
  problems: [...draftProblems, 'cityMissing', 'citySame', 'stationUnknown', 'trainNumberInvalid'],
})
