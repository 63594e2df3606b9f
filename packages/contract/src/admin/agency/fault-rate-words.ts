/** What the built-in supply gets wrong by itself, product by product (handbook 12). */
export const faultRateKeys = [
  'flightPriceUp',
  'flightSoldOut',
  'flightIssueFails',
  'flightIssueLate',
  'intlFlightPriceUp',
  'intlFlightSoldOut',
  'intlFlightIssueFails',
  'intlFlightIssueLate',
  'intlFlightSeatOther',
  'intlFlightSeatRefused',
  'intlFlightFareFalls',
  'trainIssueFails',
  'hotelRefused',
  'carNoDriver',
  'carDriverCancels',
  'carServiceCancels',
  'carDetour',
] as const
export type FaultRateKey = (typeof faultRateKeys)[number]

export const faultPresets = ['off', 'low', 'usual'] as const
export type FaultPreset = (typeof faultPresets)[number]
