/** Tiers of mainland cities for standards (handbook 7.1); the second is the press's usual list with the provincial capitals. */
export type CityTier = 'first' | 'newFirst' | 'other'

const first = new Set(['北京', '上海', '广州', '深圳'])
const newFirst = new Set(
  (
    '成都 杭州 重庆 武汉 苏州 西安 南京 长沙 天津 郑州 东莞 无锡 宁波 青岛 合肥 ' +
    '石家庄 太原 呼和浩特 沈阳 长春 哈尔滨 福州 南昌 济南 南宁 海口 贵阳 昆明 拉萨 兰州 西宁 银川 乌鲁木齐 大连 厦门'
  ).split(' '),
)

/** By the simplified Chinese name without 市. */
export const cityTier = (name: string): CityTier => (first.has(name) ? 'first' : newFirst.has(name) ? 'newFirst' : 'other')
