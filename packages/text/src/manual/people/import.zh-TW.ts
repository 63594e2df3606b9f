// Made from import.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './import.zh-CN'
import { text as people } from '../../admin/people/people.zh-TW'
import { text as file } from '../../admin/file-import.zh-TW'
import { text as own } from '../../admin/people/import.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '用 Excel 或 CSV 檔案一次新增或修改許多員工。匯入前會核對每一行，有一行有誤就不會匯入任何內容。',
  sections: {
    steps: {
      title: '匯入的步驟',
      steps: [
        `開啟「${people.title}」，點選「${people.import}」。`,
        `第一次匯入時點選「${file.template}」，在模板中填寫員工。`,
        `點選「${file.chooseFile}」，或將檔案拖到頁面上。`,
        `確認檔案中每一列對應的內容；不需要的列選擇「${file.noMeaning}」。`,
        `點選「${file.check}」，檢視「${file.counts.added}」「${file.counts.changed}」「${file.counts.same}」和「${file.counts.wrong}」各有多少行。`,
        '沒有有誤的行時，點選頁面下方的匯入按鈕。',
      ],
      notes: [own.fileLead],
      picture: '匯入員工的第一步，選擇檔案或下載模板',
    },
    columns: {
      title: '對應列',
      lead: `至少要有「${own.columns.number}」或「${own.columns.mail}」，用來識別員工。系統會記住您的選擇，下次同樣的檔案無需再選。`,
      hint: `選擇檔案中每一列的含義。至少對應「${own.columns.number}」或「${own.columns.mail}」，不需要的列選擇「${file.noMeaning}」。`,
    },
    meaning: {
      title: '空白單元格和已有員工',
      lead: '檔案只改動它寫明的內容。',
      notes: own.fileRules,
      hint: `${own.fileRules[0]}${own.fileRules[1]}`,
    },
    wrong: {
      title: '改正有誤的行',
      steps: [
        `在「${file.wrongTitle}」中檢視原因，或點選「${file.wrongFile}」，在 Excel 中逐行改正。`,
        `改正後點選「${file.otherFile}」，選擇改好的檔案。`,
      ],
    },
    invite: {
      title: '邀請新員工',
      lead: `勾選「${own.invite}」，匯入後立即傳送啟用邀請；也可以之後在員工列表中選擇他們，點選「${people.invite}」。`,
      hint: '不勾選時，新員工暫時收不到郵件。以後可以在員工列表中選擇他們併發送邀請。',
    },
  },
} satisfies ManualArticle
