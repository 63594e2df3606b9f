import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  search: 'Search cars',
  kind: 'Kind of ride',
  city: 'City',
  cityHint: 'City or pinyin',
  from: 'Pick-up',
  to: 'Destination',
  placeHint: 'Airport, station, hotel, landmark',
  date: 'Day',
  time: 'Time',
  chooseTime: 'Choose',
  now: 'Leaves at once',
  departure: 'Leaves',
  usual: 'Airports and stations',
  flightNo: 'Flight (optional)',
  flightHint: 'CA1831; a late flight moves the pick-up',
  trainNo: 'Train (optional)',
  trainHint: 'G1',
  defaultCity: 'Beijing',
}
