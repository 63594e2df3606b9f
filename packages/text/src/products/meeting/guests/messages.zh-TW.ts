// Made from messages.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './messages.zh-CN'

interface Facts {
  company: string
  organiser: string
  /** The first day. */
  day: string
  venue: string
  hall: string
  address: string
}

export const text: typeof source = {
  subject: { calledOff: '會議取消', tomorrow: '會議提醒', invited: '會議邀請', answer: '請回覆會議邀請' },
  messages: {
    calledOff: (p: Facts) =>
      `【遠行商旅】${p.company}原定 ${p.day} 在${p.venue}舉行的會議已取消。已預訂的行程請儘快退改，如有疑問請聯絡組織者${p.organiser}。`,
    tomorrow: (p: Facts) =>
      `【遠行商旅】${p.company}的會議將於明天（${p.day}）舉行：${p.venue} ${p.hall}，${p.address}。組織者：${p.organiser}。`,
    invited: (p: Facts & { answerBy: string; link: string }) =>
      `【遠行商旅】${p.company}的${p.organiser}邀請您參加 ${p.day} 在${p.venue}舉行的會議，請在 ${p.answerBy}前回復是否參加及出行意向：${p.link}`,
    answer: (p: Facts & { answerBy: string; link: string }) =>
      `【遠行商旅】${p.company} ${p.day} 在${p.venue}舉行的會議尚未收到您的回覆，請在 ${p.answerBy}前回復：${p.link}（組織者：${p.organiser}）`,
  },
}
