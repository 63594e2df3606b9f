import type { LocalText } from '@sojourn/contract/kit/language'
import { lazy } from '../lazy'
import { localText, tableRows } from '../rows'

/** A passenger port of the mainland: journeys by sea end there, and the next one goes on by air. */
export interface Port {
  name: LocalText
  pinyin: string
  initials: string
  latitude: number
  longitude: number
}

/** Name, traditional if different, English, pinyin, initials, latitude, longitude (WGS-84, two decimals). */
const portTable = `
蛇口邮轮中心|蛇口郵輪中心|Shekou Cruise Centre|shekouyoulunzhongxin|skylzx|22.47|113.91
九洲港||Jiuzhou Port|jiuzhougang|jzg|22.24|113.59
南沙客运港|南沙客運港|Nansha Passenger Port|nanshakeyungang|nskyg|22.77|113.60
徐闻港|徐聞港|Xuwen Port|xuwengang|xwg|20.24|110.14
海口新海港||Haikou Xinhai Port|haikouxinhaigang|hkxhg|20.05|110.16
海口秀英港||Haikou Xiuying Port|haikouxiuyinggang|hkxyg|20.02|110.28
三亚凤凰岛邮轮港|三亞鳳凰島郵輪港|Sanya Phoenix Island Cruise Port|sanyafenghuangdaoyoulungang|syfhdylg|18.24|109.50
厦门五通码头|廈門五通碼頭|Xiamen Wutong Ferry Terminal|xiamenwutongmatou|xmwtmt|24.51|118.20
厦门邮轮中心|廈門郵輪中心|Xiamen Cruise Centre|xiamenyoulunzhongxin|xmylzx|24.46|118.07
平潭澳前客运港|平潭澳前客運港|Pingtan Aoqian Passenger Port|pingtanaoqiankeyungang|ptaqkyg|25.48|119.82
吴淞口邮轮港|吳淞口郵輪港|Wusongkou Cruise Port|wusongkouyoulungang|wskylg|31.40|121.50
青岛邮轮母港|青島郵輪母港|Qingdao Cruise Port|qingdaoyoulunmugang|qdylmg|36.09|120.32
烟台港|煙台港|Yantai Port|yantaigang|ytg|37.55|121.39
大连港|大連港|Dalian Port|daliangang|dlg|38.93|121.65
天津邮轮母港|天津郵輪母港|Tianjin Cruise Port|tianjinyoulunmugang|tjylmg|38.97|117.79
`

export const ports: () => readonly Port[] = lazy(() =>
  tableRows(portTable).map((cell) => ({
    name: localText(cell, 0),
    pinyin: cell(3),
    initials: cell(4),
    latitude: Number(cell(5)),
    longitude: Number(cell(6)),
  })),
)
