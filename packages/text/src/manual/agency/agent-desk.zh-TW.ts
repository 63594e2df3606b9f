// Made from agent-desk.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './agent-desk.zh-CN'
import { text as desk } from '../../access/agency/agent.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `「${desk.title}」列出等待處理的請求，並可開啟客戶的會話代為預訂。`,
  sections: {
    work: {
      title: desk.work.title,
      steps: [
        `按「${desk.work.columns.promise}」的先後處理；已過時限的標有「${desk.work.late}」。`,
        `點選「${desk.work.take}」由自己處理。同事負責的，點選「${desk.work.takeOver}」並確認。`,
      ],
    },
    session: {
      title: desk.assist,
      steps: [
        `選擇「${desk.company}」，在「${desk.keyword}」中輸入姓名、手機號碼或訂單號，點選「${desk.find}」。`,
        `填寫「${desk.reason}」和「${desk.reference}」，點選「${desk.assist}」。會話在新視窗中開啟。`,
      ],
      notes: [
        `${desk.reasonHint}。`,
        '會話中的每一步都記錄由誰操作、代誰操作；客戶的證件號碼不向服務商顯示。',
        `客戶旁的「${desk.vip}」將其標為貴賓：從下一筆訂單起按貴賓服務費收取，公司的管理員會收到通知。`,
      ],
    },
  },
} satisfies ManualArticle
