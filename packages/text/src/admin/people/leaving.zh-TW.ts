// Made from leaving.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './leaving.zh-CN'

export const text: typeof source = {
  begin: '辦理離職',
  beginAgain: '修改離職安排',
  title: (p: { name: string }) => `為${p.name}辦理離職`,
  behind: '需要交接的內容',
  nothingBehind: '沒有待審批事項、負責的部門、下屬或外部出行人，無需交接。',
  approvals: (p: { count: number }) => `待處理的審批 ${p.count} 項`,
  heads: (p: { names: readonly string[] }) => `負責的部門：${p.names.join('、')}`,
  reports: (p: { count: number }) => `直屬下屬 ${p.count} 人`,
  guests: (p: { count: number }) => `外部出行人 ${p.count} 位`,
  trips: '尚未結束的行程',
  tripsHint: '行程不會自動取消，如不再需要，請聯絡本人或差旅服務商退訂。',
  lastDay: '最後工作日',
  lastDayMissing: '請填寫最後工作日',
  atOnce: '立即離職',
  atOnceHint: '不等到今天結束',
  successor: '接手人',
  successorHint: '接手審批、部門、下屬和外部出行人',
  successorMissing: '請選擇接手人',
  follows: (p: { name: string; day: string; when: 'now' | 'today' | 'later'; successor: string }) => {
    const end = '帳號停用，並從所有裝置登出；歷史訂單和記錄保留'
    const when = { now: '確認後立即', today: '今天結束時', later: `${p.day}結束時` }[p.when]
    const hand = p.successor ? `，需要交接的內容轉給${p.successor}` : ''
    return `${when}，${p.name}的${end}${hand}。`
  },
  confirm: '確認離職',
  cancel: '取消',
  done: '離職已安排',
  doneNow: '已辦理離職',

  invited: '帳號尚未啟用',
  invitedText: '員工啟用帳號後才能登入和預訂。',
  invite: '重新傳送邀請',
  inviteByText: '簡訊邀請',
  inviteSent: '邀請已傳送',
  leaving: (p: { day: string }) => `最後工作日 ${p.day}`,
  leavingText: (p: { successor: string }) =>
    p.successor ? `當天結束時停用帳號，審批、部門、下屬和外部出行人轉給${p.successor}。` : '當天結束時停用帳號。',
  left: (p: { day: string }) => (p.day ? `已於 ${p.day} 離職` : '已離職'),
  leftText: (p: { successor: string }) =>
    p.successor ? `帳號已停用，審批、部門、下屬和外部出行人已轉給${p.successor}。` : '帳號已停用，歷史訂單和記錄保留。',
  takeBack: '撤銷離職',
  takeBackTitle: (p: { name: string }) => `撤銷${p.name}的離職？`,
  takeBackText: '員工繼續在職，帳號照常使用。',
  takenBack: '離職已撤銷',
  resume: '恢復在職',
  resumeTitle: (p: { name: string }) => `恢復${p.name}在職？`,
  resumeText: '帳號重新啟用。已轉給接手人的內容不會退回。',
  resumed: '已恢復在職',
}
