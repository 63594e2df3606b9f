/** What travellers like, by kind and choice, and the two kinds of reminders. */
export const text = {
  kinds: { flightSeat: '飞机座位', meal: '餐食', trainSeat: '火车席位', hotel: '酒店', other: '其他' },
  choices: {
    window: '靠窗',
    aisle: '靠过道',
    front: '前排',
    lowerBerth: '下铺',
    VGML: '素食',
    MOML: '清真餐',
    LSML: '低盐餐',
    DBML: '糖尿病餐',
    highFloor: '高楼层',
    nonSmoking: '无烟房',
    quiet: '安静房间',
    none: '见备注',
  },
  reminders: { refund: '退票提醒', change: '改签提醒' },
}
