interface Facts {
  company: string
  organiser: string
  /** The first day. */
  day: string
  venue: string
  hall: string
  address: string
}

/** Text messages to the guests of a meeting, who have no account. */
export const text = {
  subject: { calledOff: '会议取消', tomorrow: '会议提醒' },
  messages: {
    calledOff: (p: Facts) =>
      `【远行商旅】${p.company}原定 ${p.day} 在${p.venue}举行的会议已取消。已预订的行程请尽快退改，如有疑问请联系组织者${p.organiser}。`,
    tomorrow: (p: Facts) =>
      `【远行商旅】${p.company}的会议将于明天（${p.day}）举行：${p.venue} ${p.hall}，${p.address}。组织者：${p.organiser}。`,
  },
}
