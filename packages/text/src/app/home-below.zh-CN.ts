/** The lower half of home: searches to repeat, and journeys. */
export const text = {
  trips: '我的行程',
  upcoming: '即将出行',
  past: '历史行程',
  noTrips: '近期没有行程',
  noTripsWhy: '预订后，起飞时间和航站楼会显示在这里。',
  noPastTrips: '还没有历史行程',
  inDays: (p: { days: number }) =>
    p.days < 0 ? '行程中' : p.days === 0 ? '今天出发' : p.days === 1 ? '明天出发' : `${p.days}天后出发`,
  allTrips: '全部订单',
  leaving: (p: { time: string }) => `${p.time}后出发`,
  again: '常去与最近',
  frequent: '常去',
  searchAgain: (p: { route: string }) => `再次查询：${p.route}`,
  route: (p: { from: string; to: string }) => `${p.from} → ${p.to}`,
  lowest: (p: { price: string }) => `${p.price} 起`,
  lowestOf: (p: { day: string; age: string }) => `${p.day} · ${p.age}查得`,
  justNow: '刚刚',
  ago: (p: { time: string }) => `${p.time}前`,
  daysAgo: (p: { days: number }) => `${p.days} 天前`,
}
