/** The search for international flights. */
export const text = {
  multi: '多程',
  leg: (p: { index: number }) => `第${p.index}程`,
  addLeg: '添加一程',
  addLegFull: '最多 6 程',
  removeLeg: (p: { index: number }) => `删除第${p.index}程`,
  legDate: '出发日期',
  cabin: '舱位',
  cabins: { Y: '经济舱', W: '超级经济舱', C: '公务舱', F: '头等舱' },
  directOnly: '仅看直飞',
  flyAs: '旅客身份',
  passengers: { adult: '普通', student: '学生', labour: '劳务', seaman: '海员' },
  mainland: '中国大陆',
}
