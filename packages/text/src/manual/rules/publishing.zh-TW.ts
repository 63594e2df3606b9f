// Made from publishing.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './publishing.zh-CN'
import { text as flows } from '../../admin/approval/flows.zh-TW'
import { text as overview } from '../../admin/home.zh-TW'
import { text as policy } from '../../admin/policy/policy.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '差旅標準和審批流程的修改由一人提出、另一人確認後生效，每一版都保留。',
  sections: {
    propose: {
      title: '提交修改',
      steps: [
        `編輯後點擊「${policy.publish}」，核對「${policy.changes}」。`,
        `選擇「${policy.from}」。${policy.fromHint}`,
        `填寫「${policy.note}」，點選「${policy.send}」。`,
      ],
      notes: [policy.single, '在有人確認之前，修改不影響任何人。'],
      hint: `${policy.second}${policy.single}`,
    },
    decide: {
      title: '確認或退回',
      lead: `「${overview.title}」和標準的頁面上會顯示待確認的提議。檢視修改內容後，點選「${policy.accept}」，或點選「${policy.refuse}」並說明原因。提出的人可以「${policy.withdraw}」。`,
    },
    pilot: {
      title: '先在部分部門試行',
      lead: `「${policy.wide}」選擇「${policy.wides.pilot}」時，${policy.wideHints.pilot}。滿意後在「${policy.versions}」中點選「${policy.widen}」。`,
      hint: `「${policy.wides.all}」：${policy.wideHints.all}。「${policy.wides.pilot}」：${policy.wideHints.pilot}。`,
    },
    emergency: {
      title: '緊急釋出',
      lead: `來不及等待確認時勾選「${policy.alone}」並填寫原因。${policy.aloneHint}緊急釋出會記入審計日誌。`,
      hint: `${policy.aloneHint}緊急釋出會記入審計日誌，只用於來不及等待的情況。`,
    },
    back: {
      title: '恢復以前的版本',
      lead: `在「${policy.versions}」中點選「${policy.takeBack}」。${policy.takeBackText}審批流程在「${flows.parts.versions}」中選擇「${flows.versions.restore}」。`,
    },
  },
} satisfies ManualArticle
