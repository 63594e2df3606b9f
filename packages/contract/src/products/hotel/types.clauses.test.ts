import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { HotelSearchParams } from './draft.shapes'

test('[S9.20] a hotel is paid at the hotel, 1, or in advance, 2', () => {
  const { hotelType } = HotelSearchParams.properties
  expect([0, 1, 2, 3].map((type) => Check(hotelType, type))).toEqual([false, true, true, false])
})
