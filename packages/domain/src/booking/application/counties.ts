import { tableRows, words } from '../../reference/rows'

/** Counties and towns that products name for themselves, beside the city that governs them (administrative divisions of the mainland). */
const countyTable = `
苏州|昆山 常熟 张家港 太仓 吴江
无锡|江阴 宜兴
镇江|丹阳
泰州|泰兴 靖江
南通|启东 如皋
常州|溧阳
嘉兴|海宁 桐乡 嘉善 平湖 乌镇
湖州|德清
绍兴|诸暨
宁波|余姚 慈溪
金华|东阳 永康 义乌
台州|温岭
温州|乐清 瑞安 苍南
佛山|顺德
东莞|虎门
广州|番禺
福州|福清
泉州|石狮 晋江
合肥|巢湖
济宁|曲阜
潍坊|青州
廊坊|三河
保定|涿州 定州
晋中|平遥
成都|都江堰
乐山|峨眉山
重庆|永川 涪陵 合川 大足
遵义|仁怀
桂林|阳朔
延边|延吉 珲春 敦化
哈尔滨|尚志
`

const cityOfCounty = new Map(
  tableRows(countyTable).flatMap((cell) => words(cell(1)).map((county): [string, string] => [county, cell(0)])),
)

/** The city that a county belongs to, by its simplified name; any other place is its own. */
export const parentCity = (city: string): string => cityOfCounty.get(city) ?? city
