// Made from member.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './member.zh-CN'

interface Points {
  points: string
}

export const text: typeof source = {
  title: '會員等級',
  levels: { ordinary: '普通會員', silver: '銀卡會員', gold: '金卡會員', platinum: '白金會員' },
  card: '我的會員',
  yearPoints: '本年積分',
  points: (p: Points) => `${p.points} 分`,
  toNext: (p: Points & { level: string }) => `再積 ${p.points} 分，升級為${p.level}`,
  highest: '您已是最高等級',
  validUntil: (p: { date: string }) => `當前等級有效期至 ${p.date}`,
  notJoined: '您還沒有加入會員計劃',
  notJoinedWhy: '加入後，每次出票按票價每 1 元累計 1 積分，等級按年度積分計算。',
  join: '加入會員',
  joining: '正在加入',
  joined: '已加入會員計劃',
  leave: '退出會員計劃',
  leaveTitle: '退出會員計劃？',
  leaveWhy: '退出後不再顯示等級和權益，可隨時重新加入，已有積分不受影響。',
  leaveYes: '退出',
  left: '已退出會員計劃',
  leftWhy: '您可以隨時重新加入，等級按本年和上年積分中較高者計算。',
  noneTitle: '暫無會員服務',
  benefitsTitle: '等級與權益',
  from: (p: Points) => `${p.points} 分起`,
  yours: '當前等級',
  benefits: {
    ordinary: ['累計積分', '7×24 小時客服'],
    silver: ['客服優先接入', '每年 2 張貴賓休息室體驗券'],
    gold: ['專屬客服', '國內機票服務費 8 折', '每年 4 張快速安檢券'],
    platinum: ['一對一差旅顧問', '國內機票服務費全免', '每年 12 張快速安檢券'],
  },
  rulesTitle: '規則說明',
  rules: [
    '積分按自然年累計，達到門檻即時升級。',
    '等級保留至達標次年的 12 月 31 日。',
    '退票會扣回相應積分，積分不等同於現金，不可轉讓。',
  ],
}
