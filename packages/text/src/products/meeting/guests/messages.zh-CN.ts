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
  subject: { calledOff: '会议取消', tomorrow: '会议提醒', invited: '会议邀请', answer: '请回复会议邀请' },
  messages: {
    calledOff: (p: Facts) =>
      `【远行商旅】${p.company}原定 ${p.day} 在${p.venue}举行的会议已取消。已预订的行程请尽快退改，如有疑问请联系组织者${p.organiser}。`,
    tomorrow: (p: Facts) =>
      `【远行商旅】${p.company}的会议将于明天（${p.day}）举行：${p.venue} ${p.hall}，${p.address}。组织者：${p.organiser}。`,
    invited: (p: Facts & { answerBy: string; link: string }) =>
      `【远行商旅】${p.company}的${p.organiser}邀请您参加 ${p.day} 在${p.venue}举行的会议，请在 ${p.answerBy}前回复是否参加及出行意向：${p.link}`,
    answer: (p: Facts & { answerBy: string; link: string }) =>
      `【远行商旅】${p.company} ${p.day} 在${p.venue}举行的会议尚未收到您的回复，请在 ${p.answerBy}前回复：${p.link}（组织者：${p.organiser}）`,
  },
}
