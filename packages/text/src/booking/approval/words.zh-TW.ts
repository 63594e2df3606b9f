// Made from words.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './words.zh-CN'

interface Act {
  actor: string
  /** In whose place, or empty. */
  forWhom: string
  targets: string
}
const inPlaceOf = (p: Pick<Act, 'actor' | 'forWhom'>): string => `${p.actor}代${p.forWhom}`
const by = (p: Act): string => (p.forWhom ? inPlaceOf(p) : p.actor)

export const text: typeof source = {
  inPlaceOf,
  notYours: '該審批不由您處理',
  notYourTurn: '尚未輪到您審批',
  decided: '該審批已處理完畢',
  expired: '審批已超過時限',
  list: (p: { items: string[] }) => p.items.join('、'),
  acts: {
    submit: (p: Act) => `${p.actor}提交審批`,
    agree: (p: Act) => `${by(p)}同意`,
    agreeWithin: (p: Act & { price: string; hours: number }) =>
      p.hours > 0
        ? `${by(p)}同意，並接受最多高 ${p.price}、當日前後 ${p.hours} 小時內的班次`
        : `${by(p)}同意，並接受最多高 ${p.price}`,
    reject: (p: Act) => `${by(p)}駁回`,
    transfer: (p: Act) => `${by(p)}轉交給${p.targets}`,
    addSignerBefore: (p: Act) => `${by(p)}請${p.targets}先行審批`,
    addSignerAfter: (p: Act) => `${by(p)}請${p.targets}隨後審批`,
    withdraw: (p: Act) => `${p.actor}撤回`,
    urge: (p: Act) => `${p.actor}催辦${p.targets}`,
    comment: (p: Act) => `${p.actor}留言`,
    remind: (p: Act) => `系統提醒${p.targets}`,
    escalate: (p: Act) => `超時沒有決定，轉由${p.targets}審批`,
    tell: (p: Act) => (p.targets ? `已知會${p.targets}，無需審批` : '僅抄送，無需審批'),
    timeOut: () => '超時沒有決定，按流程結束',
    timeOutApproved: () => '超時沒有決定，按流程自動同意',
    substitute: (p: { from: string; to: string; before: string; after: string }) =>
      p.from === p.to && p.before === p.after
        ? '原座位已不可用，在批准範圍內按原價重新保留座位'
        : p.from === p.to
          ? `票價由 ${p.before} 變為 ${p.after}，在批准範圍內，按新價保留座位`
          : `${p.from} 已不可用，在批准範圍內改為 ${p.to}（${p.before} → ${p.after}）`,
  },
}
