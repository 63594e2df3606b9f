import { draftProblems } from '../../booking/draft-problems'
import { SavedTempOrder } from '../../booking/draft.shapes'
import { call } from '../../kit/call'
import { SaveCarOrderTemp } from './draft.shapes'

export const saveCarOrderTemp = call({
  summary: 'Keeps a search for cars and answers its number.',
  method: 'POST',
  path: 'api/Car/SaveCarOrderTemp',
  access: 'book',
  write: true,
  clause: 'S0.01',
  request: SaveCarOrderTemp,
  response: SavedTempOrder,
  problems: [
    ...draftProblems,
    'cityMissing',
    'carPlaceMissing',
    'carPlaceUnknown',
    'carPlacesSame',
    'carTimeGone',
    'carServiceInvalid',
  ],
})
