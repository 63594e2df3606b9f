// Made from policies.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './policies.zh-CN'
import { text as policies } from '../../admin/policy/policies.zh-TW'
import { text as policy } from '../../admin/policy/policy.zh-TW'
import { text as scopes } from '../../admin/policy/scope.zh-TW'
import { text as rules } from '../../booking/policy/edit.zh-TW'
import { text as car } from '../../products/policy/car.zh-TW'
import { text as meeting } from '../../products/policy/meeting.zh-TW'
import { text as visa } from '../../products/policy/visa.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '差旅標準規定員工可以訂什麼、超出時怎麼辦。每次搜尋和預訂都按標準判斷，並向員工說明原因。',
  sections: {
    begin: {
      title: '建立標準',
      steps: [
        `開啟「${policies.title}」，點選「${policies.add}」。`,
        `填寫名稱，選擇「${policy.scope}」。第一個標準選擇「${scopes.scopes.default}」。`,
        `在「${policy.standards}」中為需要的產品點選「${policy.addSection}」，逐條填寫。`,
        `右側的「${policy.preview}」顯示員工會看到的句子，「${policy.checks}」列出衝突和缺口。`,
        `點選「${policy.publish}」。`,
      ],
      notes: [`可以用「${policies.copy}」從現有的標準開始。`, '沒有設定標準的產品，預訂時不受限制。'],
      picture: '差旅標準列表，顯示適用對象、人數和版本',
    },
    scope: {
      title: '適用對象和先後順序',
      lead: policy.scopeHint,
      notes: [
        `部門包含其下級部門；一個人的部門和上級部門都被指定時，離他最近的部門先生效。`,
        `「${policies.whoTitle}」中選擇一位員工，可以看到哪個標準生效、哪些被取代。`,
      ],
      hint: `${policy.scopeHint}用「${policies.whoTitle}」可以檢視某位員工的結果。`,
    },
    handling: {
      title: '超標時',
      lead: '每條規則各自選擇超標時的處理方式。一次預訂違反幾條時，按其中最嚴的處理。',
      notes: [
        `「${rules.handlings.remind}」：${rules.handlingHints.remind}。`,
        `「${rules.handlings.reason}」：${rules.handlingHints.reason}。`,
        `「${rules.handlings.payExcess}」：${rules.handlingHints.payExcess}。`,
        `「${rules.handlings.approval}」：${rules.handlingHints.approval}。`,
        `「${rules.handlings.choose}」：${rules.handlingHints.choose}。`,
        `「${rules.handlings.forbid}」：${rules.handlingHints.forbid}。`,
      ],
      hint: `從寬到嚴：「${rules.handlings.remind}」「${rules.handlings.reason}」「${rules.handlings.payExcess}」「${rules.handlings.approval}」「${rules.handlings.forbid}」。「${rules.handlings.choose}」由預訂人在兩者中選擇。一次預訂違反幾條時，按最嚴的處理。`,
      picture: '編輯國內機票標準，每條規則旁選擇超標時的處理方式',
    },
    advance: {
      title: '提前天數',
      lead: `「${rules.advance.title}」等於出發日期減去預訂日期（北京時間），不足天數即為超標。臨時出差可以選擇「${rules.handlings.reason}」，由員工說明。`,
      hint: '出發日期減去預訂日期（北京時間）。填 3 表示 11 月 20 日出發的行程最晚在 11 月 17 日預訂。',
    },
    products: {
      title: '用車、簽證和會議標準',
      notes: [
        `用車的「${car.place.title}」：選擇地點類型，或點選「${car.site.add}」新增公司地點並填寫範圍（米）；點選「${car.pair.add}」限定往返的兩端。${car.place.sitesWhy}${car.place.pairsWhy}`,
        `簽證：「${visa.kind.title}」「${visa.price.title}」和「${visa.express.title}」。費用按每人全部費用計算。`,
        `會議：「${meeting.price.title}」按城市分檔，「${meeting.total.title}」按一次會議計算。`,
      ],
    },
    end: {
      title: '停用',
      lead: `在標準的選單中選擇「${policy.end}」，選擇「${policy.endFrom}」。${policy.endText}`,
    },
  },
} satisfies ManualArticle
