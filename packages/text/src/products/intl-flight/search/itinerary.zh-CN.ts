interface Baggage {
  pieces?: number
  kilograms: number
}

/** The flights of one direction, one by one. */
export const text = {
  departs: '起飞',
  arrives: '到达',
  cabins: { Y: '经济舱', W: '超级经济舱', C: '公务舱', F: '头等舱' },
  cabinClass: (p: { cabin: string; letter: string }) => `${p.cabin} ${p.letter}舱`,
  baggage: ({ pieces, kilograms }: Baggage) =>
    pieces === 0 || kilograms === 0
      ? '无免费托运行李'
      : pieces === undefined
        ? `托运行李 ${kilograms}kg`
        : `托运行李 ${pieces}件，每件 ${kilograms}kg`,
  rules: { what: '项目', anyTime: '任何时间', yuan: (p: { amount: string }) => `约 ${p.amount}` },
  meals: { none: '无餐食', drinks: '饮料', snack: '点心', breakfast: '早餐', meal: '正餐' },
  operatedBy: (p: { name: string; flightNo: string }) => `由${p.name} ${p.flightNo} 实际承运`,
  stop: (p: { place: string; arrive: string; depart: string }) => `经停 ${p.place} ${p.arrive}–${p.depart}`,
  change: (p: { place: string; time: string }) => `${p.place} 中转 ${p.time}`,
  minimum: (p: { time: string }) => `最短衔接时间 ${p.time}`,
  advised: (p: { time: string }) => `建议至少预留 ${p.time}`,
  tight: '衔接紧张',
  tooShort: '少于建议预留时间',
  otherAirport: (p: { from: string; to: string }) => `须自行由 ${p.from} 前往 ${p.to}，两机场间交通由旅客自理`,
  bags: {
    through: '行李直挂至目的地',
    recheck: '须提取行李并重新托运',
    unknown: '行李能否直挂未知，请值机时向航空公司确认',
  },
  selfTransfer:
    '自行中转：前后航班不在同一客票上，须提取行李并重新值机，由境外抵达的须先办理入境；误机不予保护，后续航班须自行另购',
}
