import { Type } from 'typebox'
import { call } from '../kit/call'
import { StationGroup, TrainStation } from './station.shapes'

/** Every station in the reader's language. The answer carries an ETag and stays in the browser's cache. */
export const getTrainStationList = call({
  summary: "All railway stations in the reader's language.",
  method: 'GET',
  path: 'api/TrainTicket/GetTrainStationList',
  kept: true,
  clause: 'S7.33',
  response: Type.Object({ hotStationList: Type.Array(TrainStation), stationNameFirstList: Type.Array(StationGroup) }),
})

export const findTrainStation = call({
  summary: "The first ten stations that a few letters mean, a city's own together.",
  method: 'GET',
  path: 'api/TrainTicket/FindTrainStation',
  clause: 'S7.33',
  request: Type.Object({ KeyWords: Type.String({ maxLength: 50 }) }),
  response: Type.Object({ searchResultStationList: Type.Array(TrainStation) }),
})
