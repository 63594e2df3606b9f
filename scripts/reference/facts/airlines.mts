/** Short names people use where the curated list has the formal one (handbook 1.3). */
export const shortChinese: Record<string, string> = {
  CA: '国航', MU: '东航', CZ: '南航', HU: '海航', ZH: '深航', MF: '厦航', '3U': '川航', SC: '山航', FM: '上航', HO: '吉祥', '9C': '春秋',
  GS: '天航', JD: '首航', '8L': '祥鹏', PN: '西部', KN: '中联航', G5: '华夏', EU: '成都航', TV: '藏航', KY: '昆航', NS: '河北航',
  GJ: '长龙', QW: '青航', DZ: '东海航', DR: '瑞丽航', AQ: '九元', GX: '北部湾航', FU: '福航', GY: '多彩航', RY: '江西航', JR: '幸福航',
  BK: '奥凯', '9H': '长安航', UQ: '乌航', GT: '桂航', Y8: '金鹏', LT: '龙江航', A6: '湖南航', CN: '大新华', OQ: '重庆航', '9D': '天骄',
  CX: '国泰', HX: '港航', NX: '澳门航', CI: '华航', BR: '长荣', SQ: '新航', MH: '马航', TG: '泰航', VN: '越航', PR: '菲航', JL: '日航',
  KE: '大韩', OZ: '韩亚', EK: '阿联酋', EY: '阿提哈德', QR: '卡塔尔', TK: '土航', BA: '英航', AF: '法航', KL: '荷航', LH: '汉莎',
  LX: '瑞航', OS: '奥航', AY: '芬航', SK: '北欧航', AA: '美航', DL: '达美', UA: '美联航', AC: '加航', QF: '澳航', NZ: '新西兰航',
  ET: '埃航', MS: '埃及航',
}

/** English short names, for badges and narrow columns; the others keep their full name. */
export const shortEnglish: Record<string, string> = {
  MU: 'China Eastern', CZ: 'China Southern', HU: 'Hainan', ZH: 'Shenzhen', '3U': 'Sichuan', SC: 'Shandong', FM: 'Shanghai', HO: 'Juneyao',
  '9C': 'Spring', GS: 'Tianjin', JD: 'Capital', KN: 'China United', EU: 'Chengdu', TV: 'Tibet', KY: 'Kunming', NS: 'Hebei', GJ: 'Loong',
  QW: 'Qingdao', DZ: 'Donghai', DR: 'Ruili', GX: 'GX', FU: 'Fuzhou', GY: 'Colorful Guizhou', RY: 'Jiangxi', BK: 'Okay', Y8: 'Suparna',
  LT: 'LongJiang', A6: 'Air Travel', CN: 'Grand China', OQ: 'Chongqing', '9D': 'Genghis Khan', CX: 'Cathay', HX: 'Hong Kong',
}

/** Colours near the livery, each dark enough for white letters; carriers not listed get one computed from their code. */
export const colours: Record<string, string> = {
  CA: '#c8102e', MU: '#1d3f8f', CZ: '#00639b', HU: '#b3142b', ZH: '#a3182b', MF: '#0b4f9c', '3U': '#b5121b', SC: '#8c1d2c', FM: '#9b1b30',
  HO: '#8a1538', '9C': '#2a7a35', GS: '#a8321e', JD: '#a6192e', '8L': '#b03a00', PN: '#a12a5e', KN: '#0f4c81', G5: '#8b1a1a', EU: '#1b5e9e',
  TV: '#7a2e8e', KY: '#1f6f54', NS: '#1d5fa8', GJ: '#245a9c', QW: '#14697a', DZ: '#0a6b8a', AQ: '#2e6e1f', CX: '#00645a', CI: '#a0346b',
  BR: '#00704a', SQ: '#1a3668', TG: '#5c2483', JL: '#b4001e', NH: '#13448f', KE: '#0b5c9e', OZ: '#7d5a29', EK: '#c3102f', QR: '#5c0632',
  TK: '#c01530', BA: '#1f3b7a', AF: '#0a2463', KL: '#0075a8', LH: '#0a2a5e', LX: '#c2141f', AY: '#123a7c', AA: '#36495a', DL: '#98002e',
  UA: '#0a3a8c', AC: '#c01a20', QF: '#c00d0d', NZ: '#1f1f1f', ET: '#1e6b2f',
}
