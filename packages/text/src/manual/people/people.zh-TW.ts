// Made from people.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './people.zh-CN'
import { text as arrangers } from '../../admin/people/arrangers.zh-TW'
import { text as leaving } from '../../admin/people/leaving.zh-TW'
import { text as people } from '../../admin/people/people.zh-TW'
import { text as person } from '../../admin/people/person.zh-TW'
import { text as view } from '../../admin/people/person-view.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `「${people.title}」中是公司的全部員工。新增後，他們會收到啟用邀請，啟用帳號後即可登入和預訂。`,
  sections: {
    add: {
      title: '新增一位員工',
      steps: [
        `開啟「${people.title}」，點選「${people.add}」。`,
        `填寫「${person.fields.name}」「${person.fields.mail}」「${person.fields.department}」和「${person.fields.grade}」。${person.basicHint}`,
        `選擇「${person.fields.superior}」。${person.superiorHint}。`,
        `在「${person.sections.abilities}」中選擇員工可以做什麼。`,
        `點選「${person.addSubmit}」。`,
      ],
      notes: [`人數較多時，使用「${people.import}」。`],
      picture: '員工列表，可以按部門、職級、狀態和角色篩選',
    },
    abilities: {
      title: '差旅權限',
      lead: '權限決定員工在員工端可以做什麼，與管理角色無關。',
      notes: [
        `「${person.abilities.book}」：${person.abilityHints.book}。`,
        `「${person.abilities.bookForOthers}」：${person.abilityHints.bookForOthers}。`,
        `「${person.abilities.approve}」：${person.abilityHints.approve}。`,
      ],
      hint: `「${person.abilities.book}」用於自己的行程；「${person.abilities.bookForOthers}」還須符合「${arrangers.title}」；「${person.abilities.approve}」讓員工可以被選為審批人。`,
    },
    superior: {
      title: '直屬上級',
      lead: '審批流程中的直屬上級，就是這裡選擇的人。修改後，新提交的單據按新的上級審批，審批中的單據不變。',
      hint: `${person.superiorHint}。部門也沒有負責人時，由管理員代為審批。`,
    },
    find: {
      title: '查詢和批次調整',
      lead: `「${people.keyword}」可輸入${people.keywordHint}。「${people.concern}」可以列出「${people.concerns.noSuperior}」「${people.concerns.endingDocuments}」等需要處理的員工。`,
      steps: [
        `勾選要調整的員工；還有未顯示的，點選「${people.chooseFound}」一次選中。`,
        `點選「${people.move}」，只選擇要改變的內容，其餘保持不變；或點選「${people.invite}」「${people.inviteByText}」。`,
      ],
    },
    documents: {
      title: '檢視證件號碼',
      lead: `「${person.sections.documents}」由員工本人維護，號碼遮蓋顯示。確有需要時點選號碼旁的眼睛圖示，填寫「${person.revealReason}」後檢視一個號碼。`,
      notes: [person.revealWhy],
      hint: `${person.documentsHint}${person.revealWhy}`,
    },
    leave: {
      title: '員工離職',
      lead: '離職不會刪除任何記錄，歷史訂單仍可查詢。',
      steps: [
        `在員工頁面點選「${leaving.begin}」。`,
        `檢視「${leaving.behind}」，選擇「${leaving.successor}」。`,
        `填寫「${leaving.lastDay}」，或選擇「${leaving.atOnce}」，然後點選「${leaving.confirm}」。`,
      ],
      notes: [leaving.tripsHint, `之後可以「${leaving.takeBack}」，已離職的員工可以「${leaving.resume}」。`],
      hint: `${leaving.successorHint}。尚未結束的行程不會自動取消。`,
    },
    see: {
      title: '檢視員工看到的內容',
      lead: `在員工頁面點選「${view.see}」，可以看到該員工適用的標準、可預訂的產品和選單。${view.lead}`,
    },
  },
} satisfies ManualArticle
