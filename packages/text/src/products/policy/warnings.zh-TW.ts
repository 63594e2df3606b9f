// Made from warnings.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './warnings.zh-CN'

export const text: typeof source = {
  onlyReminders: '所有規則超標時都只提醒，不會攔住任何預訂',
  advanceZero: '提前 0 天等於沒有限制',

  noEconomy: '經濟艙不在可訂艙位中，多數航班只能超標預訂',
  fullPriceCovered: '經濟艙折扣上限已低於全價，「不可訂全價」不會再起作用',
  durationOfBarredCabin: (p: { cabins: string }) => `${p.cabins}不在可訂艙位中，飛行時長的限制對它不起作用`,
  cabinNeverFlown: (p: { cabins: string }) => `國內沒有這麼長的航班，${p.cabins}實際上訂不到`,
  onlyCheapest: '只能訂最低價的一班：高出 ¥0 且超標不可預訂',
  noCarriers: '沒有選擇協議航司，此規則不起作用',
  lowCostAgreed: (p: { carriers: string }) => `${p.carriers}是低成本航司，既是協議航司又不可預訂`,
  trainNearlyAlways: '幾乎所有通高鐵的城市間都須乘火車，能訂的航班很少',

  noFareSoFree: (p: { percent: number }) => `沒有手續費這麼低的機票（最寬鬆的為 ${p.percent}%），所有機票都會超標`,
  nothingExcluded: (p: { rule: string }) => `「${p.rule}」沒有選擇任何一項，不起作用`,
  nothingExempt: '沒有選擇不受限制的飯店，此規則不起作用',
  noFareLeft: '所有票價都不可訂，機票只能超標預訂',
  fewFaresLeft: '公佈運價不可訂，多數航班將沒有符合標準的票',
  agreedAndExcluded: (p: { carriers: string }) => `${p.carriers}既是協議航司又不可訂`,
  shorterUncapped: (p: { duration: string }) => `飛行不足 ${p.duration}的航班沒有票價上限`,
  neverFlownSoLong: (p: { duration: string }) => `國內沒有 ${p.duration}以上的航班，這一行不起作用`,
  longerCheaper: (p: { duration: string }) => `飛行 ${p.duration}及以上的上限低於更短的航班`,

  shorterUnlimited: (p: { duration: string }) => `飛行不足 ${p.duration}的行程沒有艙位限制`,
  longerStricter: (p: { cabins: string }) => `${p.cabins}在較短的行程可訂，在更長的行程反而不可訂`,

  noOtherCities: '沒有「其他城市」一行：未列出的城市不限房價',
  placeTwice: (p: { places: string }) => `${p.places}出現在兩行，只按前一行執行`,
  seasonsOverlap: (p: { places: string }) => `${p.places}的兩段旺季日期重疊，重疊的日子按前一行執行`,
  starWithoutPrice: '限定了星級，但沒有限定房價',
  handlingUnused: '每一行都是「超標不可預訂」，房價超標的處理方式用不到',
  mayExceedUnused: '房價超標不可預訂，「超標可預訂」的城市同樣訂不了',
  sharersGetLess: '按此公式，兩人同住的標準低於一人的標準',
  exemptAndExcluded: (p: { hotels: readonly string[] }) => `${p.hotels.join('、')}名稱含不可訂的詞，但列為不受限制，仍可預訂`,
  pricedAndExcluded: (p: { countries: string }) => `${p.countries}不可去，它的房價標準用不到`,

  typesWithoutSeats: (p: { types: string }) => `${p.types}沒有可訂席別，訂這些列車都算超標`,
  seatsAnyway: (p: { seats: string }) => `${p.seats}在所有列車上本來就可訂，不必另外放寬`,

  smallerCityDearer: '較小城市的會議標準高於較大城市',
  oneMinute: '用車時段的開始與結束相同，只有一分鐘',
}
