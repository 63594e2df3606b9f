/** What a travel policy hardly means, said while it is written. */
export const text = {
  onlyReminders: '所有规则超标时都只提醒，不会拦住任何预订',
  advanceZero: '提前 0 天等于没有限制',

  noEconomy: '经济舱不在可订舱位中，多数航班只能超标预订',
  fullPriceCovered: '经济舱折扣上限已低于全价，“不可订全价”不会再起作用',
  durationOfBarredCabin: (p: { cabins: string }) => `${p.cabins}不在可订舱位中，飞行时长的限制对它不起作用`,
  cabinNeverFlown: (p: { cabins: string }) => `国内没有这么长的航班，${p.cabins}实际上订不到`,
  onlyCheapest: '只能订最低价的一班：高出 ¥0 且超标不可预订',
  noCarriers: '没有选择协议航司，此规则不起作用',
  lowCostAgreed: (p: { carriers: string }) => `${p.carriers}是低成本航司，既是协议航司又不可预订`,
  trainNearlyAlways: '几乎所有通高铁的城市间都须乘火车，能订的航班很少',

  noFareSoFree: (p: { percent: number }) => `没有手续费这么低的机票（最宽松的为 ${p.percent}%），所有机票都会超标`,
  nothingExcluded: (p: { rule: string }) => `“${p.rule}”没有选择任何一项，不起作用`,
  nothingExempt: '没有选择不受限制的酒店，此规则不起作用',
  noFareLeft: '所有票价都不可订，机票只能超标预订',
  fewFaresLeft: '公布运价不可订，多数航班将没有符合标准的票',
  agreedAndExcluded: (p: { carriers: string }) => `${p.carriers}既是协议航司又不可订`,
  shorterUncapped: (p: { duration: string }) => `飞行不足 ${p.duration}的航班没有票价上限`,
  neverFlownSoLong: (p: { duration: string }) => `国内没有 ${p.duration}以上的航班，这一行不起作用`,
  longerCheaper: (p: { duration: string }) => `飞行 ${p.duration}及以上的上限低于更短的航班`,

  shorterUnlimited: (p: { duration: string }) => `飞行不足 ${p.duration}的行程没有舱位限制`,
  longerStricter: (p: { cabins: string }) => `${p.cabins}在较短的行程可订，在更长的行程反而不可订`,

  noOtherCities: '没有“其他城市”一行：未列出的城市不限房价',
  placeTwice: (p: { places: string }) => `${p.places}出现在两行，只按前一行执行`,
  seasonsOverlap: (p: { places: string }) => `${p.places}的两段旺季日期重叠，重叠的日子按前一行执行`,
  starWithoutPrice: '限定了星级，但没有限定房价',
  handlingUnused: '每一行都是“超标不可预订”，房价超标的处理方式用不到',
  mayExceedUnused: '房价超标不可预订，“超标可预订”的城市同样订不了',
  sharersGetLess: '按此公式，两人同住的标准低于一人的标准',
  exemptAndExcluded: (p: { hotels: readonly string[] }) => `${p.hotels.join('、')}名称含不可订的词，但列为不受限制，仍可预订`,
  pricedAndExcluded: (p: { countries: string }) => `${p.countries}不可去，它的房价标准用不到`,

  typesWithoutSeats: (p: { types: string }) => `${p.types}没有可订席别，订这些列车都算超标`,
  seatsAnyway: (p: { seats: string }) => `${p.seats}在所有列车上本来就可订，不必另外放宽`,

  smallerCityDearer: '较小城市的会议标准高于较大城市',
  oneMinute: '用车时段的开始与结束相同，只有一分钟',
}
