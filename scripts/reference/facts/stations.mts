/** Stations that a traveller picks from the first tab; the order is the order of the tab. */
export const hotStations =
  '北京 上海 广州 深圳 成都 杭州 重庆 西安 武汉 南京 北京南 上海虹桥 广州南 深圳北 杭州东 南京南 苏州 天津 长沙南 郑州东 西安北 成都东 青岛 厦门 济南西 合肥南 昆明南 福州南'.split(
    ' ',
  )

/** Large stations opened since the timetable by which stations are put in order. */
export const newLargeStations =
  '北京朝阳 北京丰台 清河 杭州西 广州白云 重庆东 雄安 郑州航空港 济南东 合肥西 南昌东 上海松江 成都西 福田 香港西九龙 北京大兴'.split(' ')

/** Cities written otherwise in the source: the long names of prefectures. */
export const cityNames: Record<string, string> = {
  阿坝藏族羌族自治州: '阿坝',
  巴音郭楞蒙古自治州: '巴音郭楞',
  海西州: '海西',
  海北州: '海北',
  石柱县: '石柱',
  老挝万荣: '万荣',
}

/** Station names that are not spelt by rule: name, English. */
export const englishStations: Record<string, string> = {
  香港西九龙: 'Hong Kong West Kowloon',
  香港: 'Hong Kong',
  锡林郭勒: 'Xilingol',
  阿拉善: 'Alxa',
  巴音郭楞: 'Bayingolin',
  万象: 'Vientiane',
  万荣: 'Vang Vieng',
  琅勃拉邦: 'Luang Prabang',
  孟赛: 'Muang Xai',
  纳堆: 'Na Teuy',
  磨丁: 'Boten',
}
