import { draftProblems } from '../../booking/draft-problems'
import { SavedTempOrder } from '../../booking/draft.shapes'
import { call } from '../../kit/call'
import { SaveIntlFlightOrderTemp } from './draft.shapes'

/** A trip that stays in mainland China answers productType 1 and goes on as a domestic one (S4.13). */
export const saveIntlFlightOrderTemp = call({
  summary: 'Keeps a search for international flights; one that stays in mainland China goes on as a domestic one.',
  method: 'POST',
  path: 'api/FlightIntl/SaveFlightOrderTempIntlV2',
  access: 'book',
  write: true,
  clause: 'S7.19',
  request: SaveIntlFlightOrderTemp,
  response: SavedTempOrder,
  problems: [
    ...draftProblems,
    'cityMissing',
    'citySame',
    'cityUnknown',
    'cityWithoutAirport',
    'returnBeforeDeparture',
    'legBeforeFormer',
    'tooManyLegs',
    'multiOnlyInternational',
  ],
})
