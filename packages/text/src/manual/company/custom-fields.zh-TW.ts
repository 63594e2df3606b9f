// Made from custom-fields.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './custom-fields.zh-CN'
import { text as fields } from '../../admin/custom-field/words.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `「${fields.title}」在出差申請或訂單上收集貴公司需要的資訊，審批人和報表都能看到；也可以放在員工資料上，由管理員填寫。`,
  sections: {
    add: {
      title: '新增欄位',
      steps: [
        `點選「${fields.add}」，填寫名稱並選擇「${fields.fields.kind}」。`,
        `列表的「${fields.fields.choices}」每行一個，可以從表格貼上；「${fields.fields.parentKey}」讓選項取決於另一個列表。`,
        `選擇「${fields.fields.forms}」「${fields.fields.products}」和「${fields.fields.countries}」「${fields.fields.cities}」，決定何時填寫；選擇「${fields.fields.departments}」或「${fields.fields.entities}」，決定由誰填寫。`,
        `在「${fields.preview}」中試填，確認後儲存。`,
      ],
      notes: [`只有因公訂單和出差申請會填寫；不符合產品和目的地的訂單不會出現該欄位。`],
    },
    people: {
      title: '員工資料中的欄位',
      lead: `「${fields.fields.forms}」選擇「${fields.formNames.person}」。${fields.personHint}`,
      hint: `「${fields.formNames.application}」和「${fields.formNames.order}」由預訂人填寫；「${fields.formNames.person}」由管理員填寫，並可帶入訂單。`,
    },
    end: {
      title: '修改和停用',
      lead: `「${fields.kindHint}」「${fields.end}」後不再填寫，以前的訂單仍顯示當時的內容。`,
    },
  },
} satisfies ManualArticle
