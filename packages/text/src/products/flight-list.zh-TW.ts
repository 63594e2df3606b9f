// Made from flight-list.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './flight-list.zh-CN'

export const text: typeof source = {
  titlePlain: '航班列表',
  chooseOutbound: '請選擇去程航班',
  chooseInbound: '請選擇返程航班',
  flightCount: (p: { count: number }) => `共 ${p.count} 個航班`,
  shownCount: (p: { shown: number; count: number }) => `顯示 ${p.shown} / ${p.count} 個航班`,
  searching: '正在查詢航班',

  ribbon: '臨近日期最低價',
  noPrice: '檢視',
  soldOut: '售完',

  sorts: { recommended: '推薦', departure: '起飛時間', price: '價格', duration: '飛行時長', arrival: '到達時間' },

  showFlights: (p: { count: number }) => `檢視 ${p.count} 個航班`,
  direct: '僅看直飛',
  ownFlight: '隱藏共享航班',
  timeBand: '起飛時間',
  bands: { night: '00:00–06:00 凌晨', morning: '06:00–12:00 上午', afternoon: '12:00–18:00 下午', evening: '18:00–24:00 晚上' },
  carrier: '航空公司',
  departAirport: '出發機場',
  arriveAirport: '到達機場',
  cabin: '艙位',
  size: '機型大小',
  countOf: (p: { count: number }) => `${p.count} 個航班`,

  lowestCompliant: '符合差標的最低價',
  lowestHere: '檢視',
  noneCompliant: '沒有符合差標的航班，超標預訂將按貴公司規定處理。',
  fares: (p: { flight: string }) => `${p.flight} 的艙位與價格`,
  moreFares: (p: { count: number }) => `其餘 ${p.count} 個艙位`,
  openFares: '選擇艙位',
  closeFares: '收起',
  partyPrice: (p: { count: number; price: string }) => `${p.count}人含稅費 ${p.price}`,
  from: '起',
  noSeats: '已售完',
  book: '預訂',
  chooseThis: '選為去程',
  faresIncomplete: '部分艙位暫未取到，請收起後重新展開',
  locked: '不可訂',
  tooEarly: '早於去程到達時間，趕不上',

  nearDeparture: '臨近起飛',
  chosenOutbound: '已選去程',
  changeOutbound: '重選去程',

  emptyTitle: '當天沒有可售航班',
  emptyWhy: '可以換一個日期，或修改出發、到達城市。',
  emptyWhyNear: '可以換一個日期，或從鄰近機場出發。',
  nearAirport: (p: { airport: string; distance: number }) => `${p.airport}（${p.distance} 公里）`,
  filteredTitle: '沒有符合篩選條件的航班',
  filteredWhy: (p: { count: number }) => `放寬條件可看到全部 ${p.count} 個航班。`,
}
