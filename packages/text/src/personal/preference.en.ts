import type { text as source } from './preference.zh-CN'

export const text: typeof source = {
  kinds: { flightSeat: 'Seat on flights', meal: 'Meal', trainSeat: 'Seat on trains', hotel: 'Hotel', other: 'Other' },
  choices: {
    window: 'Window',
    aisle: 'Aisle',
    front: 'Front rows',
    lowerBerth: 'Lower berth',
    VGML: 'Vegetarian',
    MOML: 'Halal',
    LSML: 'Low salt',
    DBML: 'Diabetic',
    highFloor: 'High floor',
    nonSmoking: 'Non-smoking',
    quiet: 'Quiet room',
    none: 'See the remark',
  },
  reminders: { refund: 'Refunds', change: 'Changes' },
}
