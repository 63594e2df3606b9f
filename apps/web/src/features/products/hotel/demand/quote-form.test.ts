import { expect, test } from 'vitest'
import { blankPlan, planFaults, planOf } from './quote-form'

const whole = {
  ...blankPlan(1, { hotelName: '湖畔酒店' }),
  address: '星湖街 1 号',
  roomName: '大床房',
  price: '588.5',
  reservationNo: 'R-1',
}

test('the agency’s offer: price in yuan becomes fen, hours stay away where nothing is free', () => {
  expect(planFaults([whole])).toEqual([])
  expect(planOf(whole)).toEqual({
    hotelName: '湖畔酒店',
    address: '星湖街 1 号',
    phone: '',
    roomName: '大床房',
    price: 58_850,
    breakfasts: 1,
    hotelType: 2,
    starCode: 31,
    reservationNo: 'R-1',
  })
  expect(planOf({ ...whole, freeHours: '24', note: ' 含接机 ' })).toMatchObject({ freeHours: 24, note: '含接机' })
})

test('what an offer lacks is named field by field', () => {
  expect(planFaults([whole, { ...blankPlan(2, { hotelName: '' }), price: '0', freeHours: '一天' }])).toEqual(
    ['hotelName', 'address', 'roomName', 'price', 'reservationNo', 'freeHours'].map((field) => `plans.1.${field}`),
  )
})
