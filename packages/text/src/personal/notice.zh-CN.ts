/** The heading of the notices on each place of the portal. */
export const text = {
  home: '公告',
  list: '出行提醒',
  booking: '预订提醒',
  order: '行程提醒',
}
