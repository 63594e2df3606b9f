// Made from words.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './words.zh-CN'

/** What a travel policy says: broken rules, changes that comply, and the standards themselves. */
const seats: Record<string, string> = {
  '9': '商務座',
  P: '特等座',
  D: '優選一等座',
  M: '一等座',
  O: '二等座',
  S: '二等包座',
  '2': '軟座',
  WZ: '無座',
  '3': '硬臥',
  J: '二等臥',
  '4': '軟臥',
  I: '一等臥',
  '6': '高階軟臥',
  A: '高階動臥',
  F: '動臥',
  '1': '硬座',
}

export const text: typeof source = {
  cabins: { F: '頭等艙', C: '商務艙', W: '豪華經濟艙', Y: '經濟艙' },
  agreedName: (p: { name: string; number: string }) =>
    p.name === '' ? `申請單 ${p.number} 的差旅標準` : `${p.name}（按申請單 ${p.number}）`,
  discount: (p: { tenths: number }) =>
    p.tenths === 100 ? '全價' : p.tenths > 100 ? `全價的 ${p.tenths}%` : `${(p.tenths / 10).toFixed(1)}折`,
  atMost: (p: { discount: string }) => `${p.discount}及以下`,
  list: (p: { items: string[] }) => p.items.join('、'),
  duration: (p: { minutes: number }) => {
    const [hours, minutes] = [Math.floor(p.minutes / 60), p.minutes % 60]
    return [hours > 0 ? `${hours} 小時` : '', minutes > 0 || hours === 0 ? `${minutes} 分鐘` : ''].filter(Boolean).join(' ')
  },

  cabinBroken: (p: { actual: string; expected: string }) => `艙位為${p.actual}，標準為${p.expected}`,
  discountBroken: (p: { cabin: string; actual: string; expected: string }) => `${p.cabin}折扣 ${p.actual}，標準為 ${p.expected}`,
  lowestPriceBroken: (p: { hours: number; flight: string; difference: string; threshold: string }) =>
    `比前後 ${p.hours} 小時內最低價 ${p.flight} 高 ${p.difference}，標準為高出不超過 ${p.threshold}`,
  advanceDaysBroken: (p: { actual: number; expected: number }) => `提前 ${p.actual} 天預訂，標準為提前 ${p.expected} 天及以上`,
  fullPriceBroken: '經濟艙全價票，標準為不可訂全價',
  cabinDurationBroken: (p: { cabin: string; actual: string; expected: string }) =>
    `飛行 ${p.actual}，飛行超過 ${p.expected}才可訂${p.cabin}`,
  lowCostBroken: (p: { carrier: string }) => `${p.carrier}為低成本航司，標準為不可訂低成本航司`,
  agreementCarrierBroken: (p: { carriers: string; flight: string }) => `非協議航司，協議航司（${p.carriers}）有 ${p.flight}`,
  trainFirstBroken: (p: { actual: string; expected: string }) => `高鐵最快 ${p.actual}，標準為 ${p.expected}以內乘火車`,
  refundable: {
    broken: (p: { actual: number; expected: number }) => `退票手續費最高 ${p.actual}%，標準為不超過 ${p.expected}%`,
    never: '臨近起飛不可退票，標準為起飛前均可退票',
    unknown: '退票規則未知，標準為可退票，需人工確認',
    rule: (p: { percent: number }) => (p.percent === 100 ? '退票：起飛前均可退票' : `退票：手續費不超過票價的 ${p.percent}%`),
  },
  changeable: {
    broken: (p: { actual: number; expected: number }) => `改簽手續費最高 ${p.actual}%，標準為不超過 ${p.expected}%`,
    never: '臨近起飛不可改簽，標準為起飛前均可改簽',
    unknown: '改簽規則未知，標準為可改簽，需人工確認',
    rule: (p: { percent: number }) => (p.percent === 100 ? '改簽：起飛前均可改簽' : `改簽：手續費不超過票價的 ${p.percent}%`),
  },
  fareTypeBroken: (p: { type: string }) => `${p.type}，標準為不可訂此類票價`,
  carrierBroken: (p: { carrier: string }) => `${p.carrier}為不可訂的航司`,
  durationPriceBroken: (p: { actual: string; expected: string }) => `票價 ${p.actual}，此飛行時長的標準為不超過 ${p.expected}`,
  medianPriceBroken: (p: { hours: number; median: string; above: number; percent: number }) =>
    `比前後 ${p.hours} 小時內航班的中位價 ${p.median} 高 ${p.above}%，標準為高出不超過 ${p.percent}%`,
  offerPriceBroken: (p: { actual: string; expected: string }) => `全程價格 ${p.actual}，標準為不超過 ${p.expected}`,
  directBroken: (p: { offer: string }) => `非直飛，直飛可選 ${p.offer}`,
  hotelPriceBroken: (p: { actual: string; expected: string }) => `每間每晚 ${p.actual}，標準為不超過 ${p.expected}`,
  hotelAverageBroken: (p: { actual: string; expected: string }) => `平均每間每晚 ${p.actual}，標準為不超過 ${p.expected}`,
  starBroken: (p: { actual: number; expected: number }) => `${p.actual} 星級飯店，標準為不超過 ${p.expected} 星級`,
  agreementHotelBroken: (p: { offer: string }) => `非協議飯店，協議飯店有 ${p.offer}`,
  hotelNameBroken: (p: { keyword: string }) => `名稱含「${p.keyword}」的飯店不可訂`,
  countryBroken: (p: { country: string }) => `${p.country}不在可去的國家和地區內`,
  paidExtrasBroken: (p: { actual: string; expected: string }) =>
    `選座、餐食與加購行李共 ${p.actual}，標準為每人每單不超過 ${p.expected}`,
  airportChangeBroken: (p: { city: string }) => `在${p.city}換機場轉機，標準為同機場轉機`,
  trainSeatBroken: (p: { actual: string; expected: string }) => `席別為${p.actual}，標準為${p.expected}`,
  trainTypeBroken: (p: { actual: string }) => `席別為${p.actual}，標準不含此類列車`,
  carClassBroken: (p: { actual: string; expected: string }) => `車型為${p.actual}，標準為${p.expected}`,
  carPriceBroken: (p: { actual: string; expected: string }) => `預估 ${p.actual}，標準為每次不超過 ${p.expected}`,
  carCityBroken: (p: { actual: string; expected: string }) => `用車城市為${p.actual}，標準為${p.expected}`,
  carPlaceBroken: (p: { expected: string }) => `起點和終點都不是${p.expected}`,
  carTimeBroken: (p: { actual: string; expected: string }) => `用車時間 ${p.actual}，標準為 ${p.expected}`,
  carCountBroken: (p: { actual: number; expected: number }) => `本月第 ${p.actual} 次用車，標準為每月不超過 ${p.expected} 次`,

  changeToFare: (p: { cabin: string; bookingClass: string; price: string }) =>
    `改選本航班${p.cabin} ${p.bookingClass} 艙 ${p.price}`,
  changeTo: (p: { offer: string }) => `改選 ${p.offer}`,
  complies: (p: { change: string }) => `${p.change} 即符合差標`,
  curesThis: (p: { change: string }) => `${p.change} 即符合此項`,
  takeTrain: (p: { duration: string; price?: string }) =>
    p.price === undefined ? `改乘高鐵，約 ${p.duration}` : `改乘高鐵，約 ${p.duration}，${p.price} 起`,

  withHandling: (p: { rule: string; handling: string }) => `${p.rule}（${p.handling}）`,
  withConditions: (p: { rule: string; conditions: string[] }) => `${p.rule}，${p.conditions.join('，')}`,
  handlings: {
    remind: '超標僅提醒',
    reason: '超標需填原因',
    approval: '超標需審批',
    payExcess: '超標部分個人支付',
    choose: '超標可選審批或個人支付',
    forbid: '超標不可預訂',
  },
  beyond: {
    remind: '超出標準：僅提醒',
    reason: '超出標準：需填原因',
    approval: '超出標準：需審批',
    payExcess: '超出標準：超出部分個人支付',
    choose: '超出標準：可選審批或個人支付',
    forbid: '超出標準：不可預訂',
  },

  cabinRule: (p: { cabins: string }) => `可訂艙位：${p.cabins}`,
  discountRule: (p: { cabin: string; discount: string }) => `${p.cabin}折扣：${p.discount}`,
  discountRuleWithFloat: (p: { cabin: string; discount: string; float: string }) =>
    `${p.cabin}折扣：${p.discount}，可上浮 ${p.float}`,
  lowestPriceRule: (p: { hours: number; threshold: string }) => `最低價：不高於起飛前後 ${p.hours} 小時內最低價 ${p.threshold}`,
  sameAirport: '僅比較相同機場',
  ignoreStopover: '不比較經停航班',
  excludeCarriers: (p: { carriers: string }) => `不比較 ${p.carriers}`,
  advanceDaysRule: (p: { days: number }) => `提前預訂：至少 ${p.days} 天`,
  fullPriceRule: '全價票：不可訂經濟艙全價',
  agreementCarriersRule: (p: { carriers: string; hours: number; threshold: string }) =>
    `協議航司：前後 ${p.hours} 小時內 ${p.carriers} 有票且貴不超過 ${p.threshold} 時優先`,
  lowCostRule: '低成本航司：不可訂',
  cabinDurationRule: (p: { cabins: string; duration: string }) => `${p.cabins}：僅限飛行超過 ${p.duration}的航班`,
  trainFirstRule: (p: { duration: string }) => `火車優先：高鐵最快 ${p.duration}以內的城市間乘火車`,
  exceptLate: (p: { from: string; to: string }) => `${p.from}–${p.to} 起降除外`,
  exceptSoldOut: '火車無票除外',
  exceptNotOnSale: '當天沒有在售火車除外',
  exceptCheaper: '票價不高於該火車最低席別除外',
  exceptReasons: '有規定原因（如攜帶大件行李）除外',

  fareTypesRule: (p: { types: string }) => `不可訂的票價：${p.types}`,
  carriersRule: (p: { carriers: string }) => `不可訂的航司：${p.carriers}`,
  notAbove: (p: { price: string }) => `不超過 ${p.price}`,
  fareRule: (p: { ceiling: string }) => `票價：${p.ceiling}`,
  durationPriceRule: (p: { duration: string; ceiling: string }) => `飛行 ${p.duration}及以上票價：${p.ceiling}`,
  medianPriceRule: (p: { hours: number; percent: number }) =>
    `中位價：高出起飛前後 ${p.hours} 小時內航班中位價不超過 ${p.percent}%`,

  cabinsFromRule: (p: { duration: string; cabins: string }) => `飛行 ${p.duration}及以上：${p.cabins}`,
  maxPriceRule: (p: { price: string }) => `全程價格：不超過 ${p.price}（含稅）`,
  directRule: (p: { threshold: string }) => `直飛優先：直飛貴不超過 ${p.threshold} 時須選直飛`,

  perNight: (p: { price: string }) => `${p.price}/間夜`,
  cityRule: (p: { cities: string; price: string }) => `${p.cities}：${p.price}/間夜`,
  seasonCityRule: (p: { cities: string; from: string; to: string; price: string }) =>
    `${p.cities} ${p.from}至${p.to}：${p.price}/間夜`,
  cannotBook: '超標不可預訂',
  everyCity: '其他城市',
  everyCityAlone: '所有城市',
  tiers: { first: '一線城市', newFirst: '新一線及省會城市', other: '其他城市' },
  regions: {
    eastAsia: '東亞',
    southeastAsia: '東南亞',
    southAsia: '南亞',
    middleEast: '中東',
    europe: '歐洲',
    northAmerica: '北美',
    latinAmerica: '拉丁美洲',
    africa: '非洲',
    oceania: '大洋洲',
  },
  monthDay: (p: { month: number; day: number }) => `${p.month}月${p.day}日`,
  compareAverage: '按入住期間平均房價比較',
  compareEach: '按每晚房價比較',
  starRule: (p: { star: number }) => `星級：不超過 ${p.star} 星級`,
  breakfastRule: (p: { price: string }) => `含早房價每間夜可高 ${p.price}`,
  agreementHotelRule: (p: { threshold: string }) => `協議飯店：每間夜貴不超過 ${p.threshold} 時優先`,
  hotelNameRule: (p: { keywords: readonly string[] }) => `不可訂名稱含${p.keywords.map((each) => `「${each}」`).join('、')}的飯店`,
  countriesRule: (p: { countries: string }) => `不可去的國家和地區：${p.countries}`,
  paidExtrasRule: (p: { price: string }) => `選座、餐食與加購行李：每人每單不超過 ${p.price}`,
  airportChangeRule: '轉機：同一機場',
  exemptHotelsRule: (p: { hotels: readonly string[] }) => `不受限制的飯店：${p.hotels.join('、')}`,
  multiplayer: {
    1: (p: { param: string }) => `兩人同住：兩人標準之和的 ${p.param}`,
    2: (p: { param: string }) => `兩人同住：較高標準的 ${p.param}`,
    3: (p: { param: string }) => `兩人同住：較高標準加較低標準的 ${p.param}`,
    4: (p: { param: string }) => `兩人同住：較高標準加 ${p.param}`,
    5: (p: { param: string }) => `兩人同住：兩人標準的平均加 ${p.param}`,
  },
  muchFloatation: (p: { float: string }) => `多人同住可上浮 ${p.float}`,
  singleFloatation: (p: { float: string }) => `單人入住可上浮 ${p.float}`,

  trainTypes: { G: '高鐵', C: '城際', D: '動車', Z: '直達特快', T: '特快', K: '快速', other: '其他列車' },
  seats,
  groupRule: (p: { group: string; seats: string }) => `${p.group}：${p.seats}`,
  nightSeatsRule: (p: { seats: string }) => `夜間行車另可訂：${p.seats}`,
  longRideRule: (p: { duration: string; seats: string }) => `乘車 ${p.duration}及以上另可訂：${p.seats}`,

  carClasses: { economy: '經濟型', comfort: '舒適型', business: '商務型', luxury: '豪華型' },
  carClassRule: (p: { classes: string }) => `可訂車型：${p.classes}`,
  carPriceRule: (p: { price: string }) => `每次費用：不超過 ${p.price}`,
  carCityRule: (p: { cities: string }) => `用車城市：${p.cities}`,
  carPlaces: { airport: '機場', station: '火車站', metro: '地鐵站', district: '城區', hotel: '飯店', landmark: '地點' },
  carPlaceRule: (p: { places: string }) => `起點或終點：${p.places}`,
  carTimeRule: (p: { times: string }) => `用車時間：${p.times}`,
  carCountRule: (p: { count: number }) => `用車次數：每月不超過 ${p.count} 次`,

  products: { flight: '機票', intlFlight: '國際機票', hotel: '飯店', intlHotel: '國際飯店', train: '火車票', car: '用車' },
  notSet: (p: { product: string }) => `未設定${p.product}差旅標準，請聯絡差旅管理員`,
  noLimit: '不限制',
}
