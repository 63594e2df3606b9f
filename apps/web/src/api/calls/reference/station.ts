// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/reference/station.calls'
import type { WebCall } from '../../web-call'

export const findTrainStation: WebCall<typeof contract.findTrainStation> = {
  method: 'GET',
  path: 'api/TrainTicket/FindTrainStation',
  write: false,
}
export const getTrainStationList: WebCall<typeof contract.getTrainStationList> = {
  method: 'GET',
  path: 'api/TrainTicket/GetTrainStationList',
  write: false,
}
