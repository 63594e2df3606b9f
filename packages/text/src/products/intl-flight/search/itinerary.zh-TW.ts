// Made from itinerary.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './itinerary.zh-CN'

interface Baggage {
  pieces?: number
  kilograms: number
}

export const text: typeof source = {
  departs: '起飛',
  arrives: '到達',
  cabins: { Y: '經濟艙', W: '豪華經濟艙', C: '商務艙', F: '頭等艙' },
  cabinClass: (p: { cabin: string; letter: string }) => `${p.cabin} ${p.letter}艙`,
  baggage: ({ pieces, kilograms }: Baggage) =>
    pieces === 0 || kilograms === 0
      ? '無免費托執行李'
      : pieces === undefined
        ? `托執行李 ${kilograms}kg`
        : `托執行李 ${pieces}件，每件 ${kilograms}kg`,
  rules: { what: '專案', anyTime: '任何時間', yuan: (p: { amount: string }) => `約 ${p.amount}` },
  meals: { none: '無餐食', drinks: '飲料', snack: '點心', breakfast: '早餐', meal: '正餐' },
  operatedBy: (p: { name: string; flightNo: string }) => `由${p.name} ${p.flightNo} 實際承運`,
  stop: (p: { place: string; arrive: string; depart: string }) => `經停 ${p.place} ${p.arrive}–${p.depart}`,
  change: (p: { place: string; time: string }) => `${p.place} 中轉 ${p.time}`,
  minimum: (p: { time: string }) => `最短銜接時間 ${p.time}`,
  advised: (p: { time: string }) => `建議至少預留 ${p.time}`,
  tight: '銜接緊張',
  tooShort: '少於建議預留時間',
  otherAirport: (p: { from: string; to: string }) => `須自行由 ${p.from} 前往 ${p.to}，兩機場間交通由旅客自理`,
  bags: {
    through: '行李直掛至目的地',
    recheck: '須提取行李並重新託運',
    unknown: '行李能否直掛未知，請報到時向航空公司確認',
  },
  selfTransfer:
    '自行中轉：前後航班不在同一客票上，須提取行李並重新報到，由境外抵達的須先辦理入境；誤機不予保護，後續航班須自行另購',
}
