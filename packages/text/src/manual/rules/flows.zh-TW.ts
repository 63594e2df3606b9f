// Made from flows.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './flows.zh-CN'
import { text as flows } from '../../admin/approval/flows.zh-TW'
import { text as delegate } from '../../booking/approval/delegate.zh-TW'
import { text as menu } from '../../personal/menu.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: flows.explain,
  sections: {
    add: {
      title: '新增一條流程',
      steps: [
        `開啟「${flows.title}」，點選「${flows.add}」。`,
        `填寫名稱，在「${flows.sections.conditions}」中選擇何時使用；不選擇表示不限。`,
        `在「${flows.sections.levels}」中點選「${flows.addLevel}」，選擇「${flows.fields.approvers}」。沒有步驟表示無需審批。`,
        `在「${flows.sections.silence}」中設定「${flows.fields.deadline}」和「${flows.fields.onSilence}」。`,
        `回到列表，用「${flows.moveUp}」「${flows.moveDown}」調整順序，然後點選「${flows.publish}」。`,
      ],
      notes: [
        `順序很重要：把條件最具體的流程放在前面，「${flows.whenAny}」放在最後。`,
        `審批人只需知道時，選擇「${flows.tellings.told}」：每位會收到通知，不計時限，超標的單據也不等待。`,
      ],
      picture: '審批流程列表，按查詢順序顯示條件和審批人',
    },
    modes: {
      title: '多人審批的方式',
      lead: `一級有幾位審批人時，在「${flows.fields.mode}」中選擇：`,
      notes: [flows.modes.any, flows.modes.anyAgree, flows.modes.all, flows.modes.sequential, flows.modes.count],
      hint: `${flows.modes.any}；${flows.modes.all}；${flows.modes.sequential}；${flows.modes.count}。`,
    },
    silence: {
      title: '超時未決定',
      lead: `${flows.sections.silence}：${flows.silenceHint}`,
      notes: [
        `「${flows.silences.reject}」：到時結束，座位或房間釋放。`,
        `「${flows.silences.approve}」：只適合符合標準的單據。`,
        `「${flows.silences.escalate}」：由審批人的上級決定。`,
        `「${flows.silences.remind}」：座位或房間保留到期後，訂單仍會關閉。`,
      ],
      hint: `「${flows.silences.escalate}」適合多數情況；「${flows.silences.approve}」只適合符合標準的單據。${flows.silenceHint}`,
    },
    own: {
      title: '審批人是本人時',
      lead: `「${flows.owns.pass}」跳過這一級；「${flows.owns.up}」交給他的上級，避免自己批准自己。`,
      hint: `「${flows.owns.pass}」：這一級不再需要別人。「${flows.owns.up}」：避免自己批准自己的行程。`,
    },
    conditions: {
      title: '適用條件',
      lead: flows.conditionsHint,
      notes: [flows.regionsHint, flows.departmentsHint, `「${flows.fields.rules}」只對超標的單據有意義。`],
      hint: `${flows.conditionsHint}${flows.regionsHint}${flows.departmentsHint}`,
    },
    simulate: {
      title: '試算',
      lead: `在「${flows.parts.simulate}」中選擇員工和單據，點選「${flows.simulate.ask}」，可以看到每條流程為什麼符合或不符合，以及由誰審批。不會發送任何通知。`,
      picture: '試算：選擇員工和單據，檢視由誰審批',
    },
    delegates: {
      title: '委託',
      lead: `審批人不在時，可以在「${flows.parts.delegates}」中代他設定委託；員工自己在「${menu.items.profile}」的「${delegate.title}」中設定。`,
    },
  },
} satisfies ManualArticle
