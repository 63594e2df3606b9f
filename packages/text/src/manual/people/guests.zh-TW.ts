// Made from guests.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './guests.zh-CN'
import { text as company } from '../../admin/company/company.zh-TW'
import { text as guests } from '../../admin/guests/words.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '客戶、候選人等公司以外的人，由一位員工負責預訂。費用和審批按該員工的部門。',
  sections: {
    add: {
      title: '新增外部出行人',
      steps: [
        `開啟「${guests.title}」，點選「${guests.add}」。`,
        `選擇「${guests.host}」，填寫姓名、手機號碼和證件，點選「${guests.save}」。`,
      ],
      notes: [guests.addText, `員工也可以在選擇出行人時自己新增。`],
      picture: '外部出行人列表，顯示預訂人和證件',
    },
    host: {
      title: '預訂人和移交',
      lead: `勾選後點選「${guests.handOver}」，選擇「${guests.newHost}」。${guests.handOverText}`,
      hint: `${guests.hostHint}。員工離職時，外部出行人一併轉給接手人。`,
    },
    standard: {
      title: '按誰的差旅標準',
      lead: `在「${company.title}」的「${company.tabs.booking}」中設定「${company.settings.guestStandard.name}」：「${company.values.guestStandard.own}」「${company.values.guestStandard.booker}」或「${company.values.guestStandard.unlimited}」。`,
    },
    remove: {
      title: '移除',
      lead: `勾選後點選「${guests.remove}」。${guests.removeText}`,
    },
  },
} satisfies ManualArticle
