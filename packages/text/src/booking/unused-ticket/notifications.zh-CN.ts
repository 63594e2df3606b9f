/** The letter about unused tickets that end within a month. */
export const text = {
  subject: (p: { count: number }) => `未使用客票即将到期：${p.count} 张`,
  body: (p: { name: string; lines: readonly string[]; link: string }) =>
    [
      `${p.name}，您好：`,
      '',
      '以下未使用的客票将在一个月内到期，到期后既不能使用也不能退票。',
      ...p.lines,
      '客票只能由票面上的旅客本人使用；可由预订人改签到新的日期，或申请退票：',
      p.link,
      '',
      '远行商旅',
    ].join('\n'),
  line: (p: { traveller: string; title: string; ticketNo: string; value: string; lastDay: string; plan: string }) =>
    [`${p.traveller} ${p.title}，票号 ${p.ticketNo}，${p.value} 元，有效期至 ${p.lastDay}`, p.plan].filter(Boolean).join('，'),
  plans: {
    application: (p: { number: string; day: string }) => `可用于出差申请 ${p.number}（${p.day} 起）`,
    order: (p: { number: string; day: string }) => `可代替待支付订单 ${p.number}（${p.day}）`,
  },
}
