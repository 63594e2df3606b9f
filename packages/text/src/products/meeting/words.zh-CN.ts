/** What all screens of meetings share. */
export const text = {
  layouts: { classroom: '课桌式', theatre: '剧院式', uShape: 'U型', islands: '岛屿式', banquet: '宴会式', boardroom: '董事会式' },
  services: { rooms: '住宿', meals: '用餐', cars: '用车', materials: '物料', teaBreaks: '茶歇', teamBuilding: '团建' },
  lines: {
    hall: '会场',
    rooms: '住宿',
    meals: '用餐',
    cars: '用车',
    materials: '物料',
    teaBreaks: '茶歇',
    teamBuilding: '团建',
    meetingService: '服务费',
  },
  prices: { meetingDeposit: '会议定金', meetingBalance: '会议尾款', serviceFee: '预订服务费' },
  people: (p: { count: number }) => `${p.count} 人`,
  seats: (p: { count: number }) => `最多 ${p.count} 人`,
  duration: (p: { halfDays: number }) => (p.halfDays === 1 ? '半天' : `${Math.ceil(p.halfDays / 2)} 天`),
  lineOf: (p: { unit: string; count: number; times: number }) => `${p.unit} × ${p.count} × ${p.times}`,
  total: '合计',
  perPerson: '人均',
  deposit: '定金',
}
